import { lines } from './distractors.js';

/** More turns that hold nothing worth keeping about anybody present, one a line; none is sealed. */
export const addedDistractors: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: lines(`
    Ta-da! What do you think, hm?
    Long time no see, you old rascal.
    Look what the cat dragged in.
    Afternoon, folks, mind if I squeeze in here?
    Nice to finally put a face to the name.
    Ugh, Mondays.
    Could be worse, could be raining. Oh, wait.
    Now then, what page was it again, anybody?
    Er, what was I going to say? It's gone.
    I mean, it's, you know, it is what it is.
    So, yeah, anyway, um, yeah.
    Like, no, but, like, literally.
    The thing is, well, the thing is, er.
    And I was like, and she was like, and then, I don't know, whatever.
    Mm. Mm-hm. Go on.
    Fair point, fair point.
    You don't say!
    Absolutely not. I mean absolutely. Yes.
    Tell me about it.
    Same here, same here.
    Thursday, you said? Thursday.
    "A cabin in the woods"? A cabin in the woods!
    Him? The one with the ladder?
    Forty-two stairs, she says. Forty-two!
    A goat? In the lift?
    What on earth is that noise?
    Who left the fridge open?
    How do you spell "rhythm", one h or two?
    Which way is the ladies'?
    Does this jacket come in green?
    Would anyone like the last dumpling?
    Why is it always the left sock?
    Do you think penguins have knees?
    Is that seat taken?
    How long does an egg need, four minutes?
    Have you ever been to Peru?
    What would you do in my place, sell or wait?
    When was the last time anyone dusted up here?
    Isn't that the fellow from the weather report?
    And what does your husband say to all this?
    Gosh, the size of that pumpkin!
    Ow! Who put a table there?
    Goal! Goal! Goal!
    Oh for heaven's sake.
    Holy moly, that was close.
    Hooray, the sun!
    Yuck, is that meant to be soup?
    Brilliant, just brilliant, a coat hook behind the door that never opens.
    Oh sure, because nothing says romance like a tax return.
    Yeah, right, and I'm the Queen of Sheba.
    Great, another meeting, exactly what the world was missing.
    What a surprise, the bus is late, alert the press.
    No no, please, interrupt, I was only breathing.
    Why don't skeletons fight? They haven't got the guts.
    Doctor, doctor, I feel like a pair of curtains. Pull yourself together!
    My diet is going splendidly, I've already lost three days.
    I told my suitcase we're not going anywhere, now it's got emotional baggage.
    I have a photographic memory, it just never developed.
    Two fish in a tank. One says, do you know how to drive this thing?
    I could sleep for a thousand years.
    That joke is older than the pyramids, I was there.
    If pigs could fly, we'd all need sturdier umbrellas.
    Imagine we won the lottery, I'd buy the moon.
    If I'd been a fish, I'd have lived in a warmer sea.
    What if the whole town woke up and spoke only Latin?
    Had I known that, I might have married a dentist instead.
    Suppose a man leaves Glasgow at nine and walks east.
    Let's say you're a pirate, and I'm your parrot.
    It'd be nice to have a tail sometimes.
    Were she the mayor, there'd be bells on every goat.
    In this round you're the sheriff, and you have no horse.
    I bet three matchsticks and raise you a button.
    My elf has nine lives and a limp.
    Check. And mate in two, unless you blink.
    Patience is a virtue, as they say.
    A watched pot never boils.
    Water boils at a lower temperature up in the mountains.
    Cats land on their feet, everybody knows that.
    You can lead a horse to water.
    Children grow up so fast.
    When it rains, it pours.
    People who whistle in lifts shouldn't be allowed out.
    You get what you pay for.
    "I've lost my heart in Harbour Street, and my shoes in the sea."
    And the chorus goes, "I'm a lonely tractor, baby, rolling home to you."
    The letter in the museum begins, "Dear brother, I have sold the mill."
    On page nine the widow says, "I never loved the colonel."
    My favourite line is where the detective mutters, "I take my tea with arsenic."
    The poster reads, "We want you, and your wheelbarrow."
    It says on the box, "May contain traces of fun."
    According to the app, "Robin prefers window seats." Where does it get that?
    It read out, "On the third of May you told me the garage code." Creepy.
    Your memory list says, "Piet: vegetarian. Piet: two sisters." Does that still hold?
    Hey Siri, turn the volume down.
    Alexa, what's the weather like in Oslo?
    Computer, skip this one and play the next.
    Add toothpaste to the list, please.
    In two hundred metres, turn left at the roundabout.
    Straight on past the church, then second on the right, you can't miss it.
    Lift your end a bit. A bit more. Down, down, down!
  `),
  zh: lines(`
    哟，稀客呀！
    好久不见好久不见！
    吃了吗您？
    哎，来了来了。
    今天这天儿可真不错。
    嗯……那个……就是说嘛。
    对对对，没错没错。
    那可不。
    谁说不是呢。
    啊？真的假的？
    哎哟喂，笑死我了。
    天哪，这也太夸张了吧！
    进了！进了！好球！
    我的妈呀，吓死人了。
    好香啊，这是什么味道？
    哎，你踩着我脚了。
    现在几点了呀？
    这个字怎么念？
    洗手间在哪边？
    这件有没有大一号的？
    你们谁看见遥控器了？
    最后一个包子谁吃？
    你去过西藏吗？
    他到底来不来啊？
    您太太对这事怎么看？
    星期四？你说星期四？
    八十块？就这个，八十块？
    长颈鹿打喷嚏会怎么样？
    哼，你可真会挑时候。
    哦，太好了，又堵车，我正愁没事干呢。
    是是是，您老人家说什么都对。
    要是猪会飞，天上早就堵车了。
    假如我有一双翅膀，谁还挤地铁。
    万一明天世界末日呢？
    要是我当了皇帝，天天放假。
    你来当医生，我来当病人，好不好？
    这一局我是狼人，你是村民。
    对三，要不起。
    我上辈子大概是一条咸鱼。
    为什么企鹅的肚子是白的？因为手短，后背洗不着呀。
    早起的鸟儿有虫吃嘛。
    便宜没好货，好货不便宜。
    孩子都是一天一个样。
    水到了一百度就会开。
    书上那个老头说，“我卖了牛，又卖了地。”
    歌词是“我住在风的隔壁，养了一朵云”。
    它刚才念，“备忘：阿姨不吃香菜。”谁存的呀？
    小度小度，把窗帘拉上。
    前方五百米，请靠右行驶。
    往前走，过了红绿灯左拐就是。
  `),
};
