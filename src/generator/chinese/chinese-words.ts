import { listOf } from '../phrase.js';

/** Something that has to be settled, in Chinese. */
export interface ChineseMatter {
  kind: 'time' | 'place' | 'count' | 'pick' | 'who' | 'cost';
  name: string;
  options: readonly string[];
}

/** Something that people like differently, in Chinese. */
export interface ChinesePreference {
  key: string;
  kind: string;
  round: string;
  application: string;
  values: readonly string[];
}

/** A setting, in Chinese. */
export interface ChineseTheme {
  name: string;
  title: string;
  roles: readonly string[];
  matters: readonly ChineseMatter[];
  chores: readonly string[];
  objects: readonly string[];
  places: readonly string[];
  reasons: readonly string[];
}

const kinds: readonly ChineseMatter['kind'][] = ['time', 'place', 'count', 'pick', 'who', 'cost'];

const matters = (text: string): ChineseMatter[] =>
  listOf(text).map((line) => {
    const [kind = '', name = '', options = ''] = line.split('|').map((field) => field.trim());
    return {
      kind: kinds.find((known) => known === kind) ?? 'pick',
      name,
      options: options.split('、').filter((value) => value !== ''),
    };
  });

const theme = (
  name: string,
  title: string,
  roles: string,
  list: string,
  chores: string,
  objects: string,
  places: string,
  reasons: string,
): ChineseTheme => ({
  name,
  title,
  roles: listOf(roles),
  matters: matters(list),
  chores: listOf(chores),
  objects: listOf(objects),
  places: listOf(places),
  reasons: listOf(reasons),
});

/** Family names, given names and how they are called. */
export const chineseNames = {
  family: listOf('王; 李; 张; 刘; 陈; 杨; 赵; 黄; 周; 吴; 徐; 孙; 马; 朱; 胡; 郭; 何; 林; 罗; 梁'),
  she: listOf('秀英; 丽娟; 雪梅; 佳怡; 晓燕; 静雯; 思琪; 雨桐; 美玲; 淑芬; 欣然; 若曦'),
  he: listOf('建国; 志强; 浩然; 明轩; 文博; 国栋; 子涵; 海涛; 伟杰; 少华; 一鸣; 俊峰'),
};

/** Settings in Chinese. */
export const chineseThemes: readonly ChineseTheme[] = [
  theme(
    'spring-outing',
    '一家人去海边',
    '司机; 领队; 奶奶; 中学生; 邻居',
    `time | 渡船; time | 日出; time | 租车还车; place | 防晒霜; place | 充电宝; place | 保温壶; count | 泳圈; count | 雨衣; count | 房间; pick | 晚饭 | 清蒸鲈鱼、海鲜面、酸菜鱼、烤生蚝; pick | 第一站 | 灯塔、渔市、古炮台、盐田; who | 钓鱼船; who | 夜里开车; cost | 帐篷; cost | 皮划艇; time | 退房; place | 身份证; pick | 车上的音乐 | 老歌、民谣、钢琴曲、相声`,
    '洗水果; 给轮胎打气; 查潮汐表; 收帐篷; 买冰块; 订早餐; 晾毛巾; 擦挡风玻璃; 装后备箱; 给奶奶量血压',
    '那把遮阳伞; 小桌子; 望远镜; 鱼竿; 蓝色背包; 拖鞋; 药盒; 风筝',
    '后备箱里; 副驾驶座下面; 红色袋子里; 前台; 阳台上; 行李架上; 厨房抽屉里',
    '明天有台风; 码头在修路; 奶奶晕车; 老板临时有事; 油价又涨了; 天气预报改了; 房间没打扫好',
  ),
  theme(
    'renovation',
    '老房子装修',
    '房主; 工头; 电工; 设计师; 楼下邻居',
    `time | 水管师傅; time | 验收; time | 物业检查; place | 备用钥匙; place | 瓷砖样品; place | 电钻; count | 插座; count | 吊灯; count | 水泥; pick | 地板 | 橡木、竹地板、水磨石、软木; pick | 墙的颜色 | 米白、浅灰、豆绿、奶咖; who | 橱柜; who | 防水; cost | 油烟机; cost | 热水器; time | 送货; place | 发票; pick | 窗帘 | 亚麻的、丝绒的、百叶的、卷帘的`,
    '铲墙皮; 贴胶带; 量橱柜; 搬沙子; 通知邻居; 扫地; 收快递; 拆旧灯; 接电线; 泡瓷砖',
    '梯子; 水桶; 旧沙发; 图纸; 刷子; 门把手; 手电筒; 垃圾袋',
    '阳台角落; 楼梯间; 工具箱里; 鞋柜上; 厨房台面上; 储物间; 门卫室',
    '电梯坏了; 供货商发错了; 邻居投诉了; 墙还没干; 师傅请假了; 车进不了小区; 停电了',
  ),
];

/** Preferences in Chinese. */
export const chinesePreferences: readonly ChinesePreference[] = [
  {
    key: 'updates',
    kind: '通知方式',
    round: '有变动的时候怎么通知大家',
    application: '下次有变动，你该怎么通知我？',
    values: listOf('打电话; 发微信; 发短信; 写纸条; 发邮件; 在群里说; 发语音'),
  },
  {
    key: 'drink',
    kind: '喝的',
    round: '大家想喝什么',
    application: '你该给我带什么喝的？',
    values: listOf('菊花茶; 美式咖啡; 豆浆; 酸梅汤; 温水; 普洱茶; 热牛奶'),
  },
  {
    key: 'breakfast',
    kind: '早饭',
    round: '早饭大家吃什么',
    application: '明天早上你该给我准备什么吃的？',
    values: listOf('小米粥; 油条; 煎饼果子; 馄饨; 全麦面包; 肠粉; 茶叶蛋'),
  },
  {
    key: 'seat',
    kind: '座位',
    round: '大家想坐哪儿',
    application: '你该给我留哪个座位？',
    values: listOf('靠窗的; 靠门的; 最后一排; 第一排; 过道边的; 角落里的'),
  },
];
