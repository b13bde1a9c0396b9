import type { ChatTalk } from '../phrases.js';

/** English talk about nothing that matters. */
export const englishChatTalk: ChatTalk = {
  tails: [
    '{ask|you should ask} <relative>, {the two of us|we} {talked|argued|laughed} about it <past>',
    '{anyway|well then}, {who wants to <chore>|does anybody remember <object>|where did <object> go}?',
    "{and you|what about you}, {same story|any better|don't you think}?",
    '{I only|I just} {mention it|say so} because <trouble>',
    '{it left me|I was} <mood> {all morning|until now|for two days}',
    '<relative> {laughed at me|gave me a look|warned me}, {of course|as always|and rightly so}',
    '{next time|one day|soon} {I will|we should|let us} do it <manner>',
    'not that I {mind|complain}, {I still have|I was busy with|I have an eye on} <object> {anyway|too}',
  ],
  remarks: [
    '{I noticed|it struck me|somebody mentioned} that <object> {looks|smells|feels} {odd|better|different} {since yesterday|in this light|up close}',
    '<relative> {called <object> a disgrace|wants to borrow <object>|took a picture of <object>}',
    'I {tripped over|sat on|nearly lost|dreamt of} <object> {again|this morning|in front of everybody}',
    '{nobody|not one of us} has {touched|cleaned|looked at} <object> {in a week|since we began|for days}',
    '{whenever I|every time I|as soon as I} <chore>, <relative> {calls|turns up|wants tea}',
  ],
  remarkTails: [
    '{just saying|I had to tell somebody|anyway}, {back to <object>|who wants to <chore>|now let me <chore>}',
    '{it made me|that left me} <mood> {all day|since <relative> left|while I wanted to <chore>}',
    '{somebody|one of you} should {write that down|do something about it} <moment>, {not me|I mean it}',
    'and {I was only trying to|all I wanted was to|then I had to} <chore>',
    '{who is with me|am I the only one|does that happen to you}?',
  ],
  remarkAnswers: [
    "{I know|don't remind me|tell me about it}, {and we still have to|and nobody wants to|and I forgot to} <chore> <moment>",
    '{that could be|sounds like} {a song|the title of your memoirs|my whole year}, {write it on|carve it into} <object>',
    '{and you|and yet you} {smile|say that now}? {I admire that|wait until you have to <chore>}',
    '{better|worse} than {last year|the day with <object>|I feared}, {if you ask me|anyway}, and I am <mood>',
    '{watch|mind} <object>, {then you have something to complain about|I nearly fell over it <past>}',
    '{<relative> said the very same|I told <relative> as much}, {word for word|just politely}, {and laughed|and left}',
    '{it is|that comes from} {the weather|the moon|too much coffee}, {or|unless} <trouble>',
    '{who was it|was that you}? {I blame <relative>|I always suspect <relative>|I was busy with <object>}',
  ],
  chores: [
    {
      ask: [
        '{could you|can you|would you mind, could you} <task> {today|when you get a minute|before we leave|if it is not too much}?',
        '{any chance|is there a chance} you could <task>, {I have <thing> on my hands|<trouble>|before <relative> asks again}?',
        'I need {somebody|a volunteer} to <task> {today|<moment>}, {and I am looking at you|guess whom I thought of|will you do it}?',
      ],
      answer: [
        '{ask <relative>|<relative> wanted to do that}, {I am busy with <object>|I would only break it|<trouble>}',
        'if {somebody helps me|you hold <thing>|it stays dry}, {then yes|gladly}, <moment> {at the latest|for sure|as usual}',
        '{I was about to|I will|I can} {anyway|as soon as my hands are free|after a break}, {just leave it to me|no need to ask twice}',
        '{I would rather not|not me|ask me again tomorrow}, {I did it last time|my back says no|I promised to help with <thing>}',
        '{only if you|on condition that you} {look after <thing>|make the tea|call <relative>} {meanwhile|in return}',
      ],
    },
    {
      ask: [
        "{did you|has anyone had time to|who was going to} <task>? {I can't remember|it is still on the board}",
        '{how far are we|where do we stand} with the plan to <task>, {is it done|do not tell me we forgot|anybody}?',
        '<relative> {asks|wants to know} whether we managed to <task>, {what do I say|did we}?',
      ],
      answer: [
        '{done|finished|all done}, {it took ages|twice in fact|and I swept up too}',
        '{half of it|nearly}, {the rest can wait|I ran out of time|somebody interrupted me}',
        '{not yet|it slipped my mind|no}, {I had <object> on my mind|I will <moment>|<trouble>}',
        '{that was your turn|I thought you did}, {check the list|we said so <past>|but I can help}',
      ],
    },
    {
      ask: [
        'I {can|will|might} <task> {myself|later|first thing}, {unless you want to|if you take care of <thing>}',
        '{let me|I could} {fix|clean|bring} <thing> while you <task>, {okay|how about that}?',
        '{we could|shall we} <task> together, {it goes faster|I hate doing it alone|you know the trick}?',
      ],
      answer: [
        '{go ahead|be my guest|please do}, {I will see to <thing>|I had no wish to|you are better at it}',
        '{together, then|half each}, {<moment>|you begin|I fetch gloves}, {all right|and <manner>}?',
        "{no, let me|I'd rather do it}, {you did it last time|you sit down|I need the exercise}",
      ],
    },
    {
      ask: [
        '{do we|will we} {need|use|keep} <thing> {after all|any more|for longer}, or {can it go|can I lend it out}?',
        '{what happened to|who has|where did we leave} <thing>? {I wanted to <task>|it was here <past>}',
        '{may I|could I} {borrow|take|move} <thing> {for a day|until Sunday|while nobody looks}?',
      ],
      answer: [
        "{leave <thing> to me|don't touch <thing>}, {I have a system|it is delicate|I just cleaned it}",
        '{take it|it is all yours}, {bring it back clean|mind the edge|I never liked it}',
        '{<relative> has it|it went to <relative>}, {I can ask|since <past>|and will not let go}',
        '{keep it|not yet}, {we need it to <task>|you never know|it was a present}',
      ],
    },
  ],
  choreEnd: [
    '{you are a star|what would we do without you|I owe you one}, {really|I mean it|lunch is on me}',
    '{if you need a hand|should it get too much}, {I am around|call me|I have an hour free}',
    '{take your time|no hurry}, {nobody counts the minutes|it has waited long enough}',
  ],
  gossip: [
    '{ask|you should ask} <name> {to|whether somebody could} <chore>, {I am no good at it|with those hands}',
    '<name> {says|thinks|keeps telling me} we should <chore> {more often|before anything else|next|<manner>}, {what do you say|is that wise|are you in}?',
    'has <name> {told you|mentioned it|asked you}? {apparently|it seems} {somebody lost <object>|we have to <chore>|<relative> is coming}',
    "{don't let|why did you let} <name> near <object>, {remember last time|I warned you}",
    '{as <name> would say|to quote <name>}: {first things first|nothing ventured|one step at a time|measure twice}, {so who will <chore>|and then <object>}?',
  ],
  gossipSelf: [
    '{I can hear you|I am right here|excuse me}, {you know|thank you very much}, {and I never|and I only} {touched <object>|said a word|asked <relative>}',
    '{at least I did|well, I did} <chore> {without being asked|last week|in ten minutes}',
    '{is that so|oh, is it}? {then do it yourself|we will see|keep talking}, I {have <object> to look after|go and <chore>}',
    '{fair|I deserved that}, but {who had to <chore>|who saved <object>|who called <relative>}? {exactly|thank you}',
    '{funny|very funny}, {I only|because I} <chore> <manner>, {and it shows|ask <relative>}',
  ],
  gossipOther: [
    '{<name> means well|that is <name> for you|be nice to <name>}, {we need all the help|I like it}',
    '{I will pass it on|I keep out of that|you tell <name>}, {not my department|good luck}, {I have to <chore>|<trouble>}',
    '{<relative> says that about <name> too|since <object> broke, yes}, {but look|still}, {it works|I am <mood>}',
  ],
  introduce: [
    "{hi|hello|good morning}{ everyone| all|}, {I'm|I am|my name is} <name>, {I am here as|I work as|you know me as} the <role>",
    "{I'm|I am} <name>, {the|your} <role>{, nice to meet you all|, happy to be here|}",
  ],
  open: [
    '{hi everybody|hello all|good to see you again, folks}, {shall we start|where were we|let us get going}, I {want to|have to} <chore> {later|at some point}',
    '{are we complete|is everybody here|has everyone found a chair}? {then let us begin|good, I have a list|I would start}, {first|and then} we <chore>, {or do we begin with <object>|and after that we look at <object>|if <trouble>, bear with me}',
  ],
  openAnswer: [
    '{ready|all ears|go ahead}, {I only have an hour|I brought <object>|I need a coffee first}',
    '{give me a minute|nearly}, {my coat is still wet|I am looking for <object>}',
  ],
  close: [
    "{that's all from me|I think that is it|let's stop here|enough for today|my head is full}, {thanks everybody|good work, all|see you soon|I still want to <chore>|and somebody please <chore> <moment>|I take <object> home with me}",
    "{I have to run|time's up|my lift is here}, {we continue next time|the rest can wait|let us meet again} {as usual|with a fresh head|<moment>}, {and thanks|do <chore>, somebody|keep an eye on <object>}",
  ],
  closeAnswer: [
    '{get home safely|take care|say hello to yours|mind the step}, {and sleep well|until then|and thanks|I will <chore> <moment>|<relative> is waiting for you}',
    "{bye|see you}, {don't forget <object>|I will <chore> before you are back}",
  ],
};
