/** Turns that hold nothing worth keeping about anybody present, one a line. Odd places (1, 3, ...) are sealed. */
export const distractors: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: lines(`
    Good morning! Lovely to see you all.
    Hey, hey, hey, look who it is.
    How are you doing today?
    Not too bad, and yourself?
    Can't complain, can't complain.
    So, what's new?
    Oh, you know, same old, same old.
    Well well well.
    Is this thing on?
    Hello? Hello? Can you hear me now?
    You're breaking up a bit.
    Sorry, go ahead.
    No, no, after you.
    Right, where were we?
    Um, so, yeah.
    Mhm.
    Uh-huh, right, right.
    Exactly!
    Totally.
    I know, right?
    You can say that again.
    No way!
    Get out of here!
    Oh my goodness.
    Wow, just wow.
    Ouch!
    Bless you!
    Cheers!
    Happy birthday to you, happy birthday to you!
    Ta-da!
    Shh, listen.
    Wait, wait, wait.
    Hang on a second.
    Just a minute, please.
    Could you pass the salt?
    Is anyone sitting here?
    What time is it?
    Do you have a pen?
    Where did I put my glasses?
    Who wants more tea?
    Is it raining out there?
    Did you sleep well?
    Have you seen the news?
    What do you think we should do?
    Do you like jazz?
    Are you allergic to anything?
    When does your train leave?
    Which one do you prefer, the blue or the grey?
    Where are you from originally?
    How many kids does she have?
    Did he really say that?
    Why would anyone do such a thing?
    Who's coming on Saturday, does anybody know?
    Would you rather fight one horse-sized duck or a hundred duck-sized horses?
    Can I ask you something?
    You what?
    Sorry, what did you say?
    A Tuesday, did you say?
    Three hundred? Three hundred!
    The aquarium?
    So you're moving to Norway, is that it?
    Peanuts, you said peanuts, yes?
    Hm, interesting.
    That's a good question.
    It depends, doesn't it.
    I mean, it is what it is.
    At the end of the day, you never know.
    Time flies.
    Better late than never.
    Every cloud has a silver lining, as they say.
    An apple a day keeps the doctor away.
    You should always read the small print.
    Never trust a man with two phones.
    One should drink plenty of water in summer.
    People ought to be kinder to each other.
    You can't teach an old dog new tricks.
    It's always best to book early, I suppose.
    Why did the scarecrow win a prize? Because he was outstanding in his field.
    Knock knock. Who's there? Lettuce. Lettuce who? Lettuce in, it's cold out here!
    I told my suitcase there'd be no holiday this year, and now it's full of emotional baggage.
    I'm so hungry I could eat a horse. And the saddle.
    I've told you a million times not to exaggerate.
    My bed and I are in a serious relationship, but the alarm clock keeps coming between us.
    I'm on a seafood diet: I see food and I eat it.
    I used to be indecisive, now I'm not so sure.
    If I had a pound for every time, I'd own the bank.
    And then the bartender says, we don't serve time travellers here.
    A duck, a priest and a plumber walk into a library.
    I married my broom, it swept me off my feet. Ba-dum tss.
    "I was born in the year of the great flood, and I have been thirsty ever since."
    "My mother kept bees, and my father kept away."
    And the song goes, "I left my coat in Carolina, I left my heart in the rain."
    It says here, "The captain hated oranges and loved no one."
    Listen to this headline: "Mayor promises three bridges by spring."
    She reads out: "Chapter one. I never wanted to be a lighthouse keeper."
    The poster says, "We are moving to a bigger store on Monday!"
    In the film he goes, "I'm allergic to cowards, kid."
    "Baby, I'm coming home on Friday," la la la.
    There's a line in the book: "We were married in June and sorry by July."
    The ad was like, "I switched to Glow, and my teeth have never been whiter!"
    As the old captain in the play puts it, "I will sail at dawn or not at all."
    The sign reads, no dogs, no bikes, no ball games.
    Fortune cookie: you will soon cross a great water.
    My horoscope says I'll meet a tall stranger on Thursday.
    If I were a millionaire, I'd live on a boat.
    Imagine if we all had wings.
    Suppose you'd been born in Iceland, what would you be doing now?
    What if it had been the other key?
    Say I wanted to quit, just hypothetically.
    If pigs could fly, I'd sell umbrellas.
    Let's pretend I'm the doctor and you're the patient.
    You be the dragon and I'll be the princess.
    In the game I'm a level forty wizard with a dead wife.
    The assistant says: last week you told me that you prefer tea.
    It just read back, "Your reminder: dentist on Monday at nine." Old one.
    According to the memory thing, you said your favourite colour is green.
    Here's what it has stored: "Anna likes hiking. Anna has two cats." Ha.
    Playback: "I need the car on Friday." That was ages ago.
    The note on the screen says, you asked me to remember the milk.
    It told me what I told it. Spooky.
    Okay Google, set a timer.
    Turn it up! Turn it up!
    Next song, please.
    Stop. No, stop. Stop!
    Navigate home.
    Volume down.
    Oh, never mind.
    Forget it, it's nothing.
    It was just a thought.
    Whatever you like, really.
    Sure, why not.
    Fine by me.
    OK, cool.
    Sounds good.
    Great, thanks a lot.
    Thank you so much, that's very kind.
    You're welcome, any time.
    No problem at all.
    My pleasure.
    I'm sorry about that.
    Oh, don't worry about it.
    That's so sweet of you.
    Congratulations!
    Good luck!
    Well done, you.
    What a day.
    What a lovely smell.
    This is so good. So good.
    Mmm, yum.
    Look at that sunset, would you.
    Oh look, a squirrel!
    Careful, it's hot!
    Mind the step.
    There you go.
    Here we are.
    That's the spirit.
    Bit chilly, isn't it?
    Lovely weather for ducks.
    And that, ladies and gentlemen, is that.
    I'd better not say anything.
    Testing, one, two, three.
    Anyway.
    See you later, alligator.
    Take care, bye!
  `),
  zh: lines(`
    早上好呀！
    好久不见，最近怎么样？
    还行吧，老样子。
    吃了吗？
    哈哈哈哈哈。
    嗯嗯，对对对。
    是啊是啊。
    真的假的？
    不会吧！
    天哪！
    哎呀，吓我一跳。
    等一下，等一下。
    你说什么？我没听清。
    喂，听得到吗？
    信号不太好，你再说一遍。
    现在几点了？
    谁还要加饭？
    你周末有空吗？
    你喜欢吃辣的还是不辣的？
    他是哪里人来着？
    你对什么过敏吗？
    明天会不会下雨啊？
    我们到底去哪儿？
    周三？你是说周三？
    三千块？三千块！
    花生，你说的是花生吧？
    所以你要搬到北京去，是这个意思吗？
    这个嘛，不好说。
    看情况吧。
    俗话说得好，早起的鸟儿有虫吃。
    人嘛，开心最重要。
    多喝热水总是没错的。
    出门在外，还是小心一点好。
    买东西就得货比三家。
    从前有座山，山里有座庙，庙里有个老和尚讲故事。
    小明问老师，为什么我的作业会飞？因为被风吹走了呀。
    我饿得能吃下一头牛。
    我跟我的床是真爱，闹钟是第三者。
    如果我是亿万富翁，我就天天躺着。
    假如人会飞，还要飞机干什么？
    要是当初你生在月球上呢？
    书里写着：“我出生在一条船上，从此再也不怕水。”
    歌里唱的，“我把外套忘在了海边，把你忘在了昨天。”
    电影里那个人说：“我明天就离开这座城。”
    广告上说，“我用了三天，皮肤就变白了！”
    报纸标题：“市长承诺明年修三座桥。”
    牌子上写着，禁止钓鱼。
    助手刚才念的是：“你上周说你喜欢喝绿茶。”
    屏幕上显示，“提醒：周一九点看牙医。”早就过了。
    它说它记得我爱吃饺子，好神奇。
    下一首，谢谢。
    声音大一点。
    算了，没什么。
    随便，都可以。
    好的，没问题。
    谢谢谢谢，太客气了。
    不用谢，应该的。
    恭喜恭喜！
    路上小心，慢走啊。
    再见，改天聊！
  `),
};

/** The lines of a text, without the space around each. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
