import { listOf } from '../phrase.js';
import type { CastNames, NameOrigin } from '../world/build-cast.js';

const origin = (name: string, she: string, he: string, last: string): NameOrigin => ({
  origin: name,
  she: listOf(she),
  he: listOf(he),
  last: listOf(last),
});

/** Names of many origins, as they are written in English text. */
export const englishNameOrigins: readonly NameOrigin[] = [
  origin(
    'English',
    'Hannah; Claire; Ruth; Gemma; Abigail; Joanna; Heather; Victoria',
    'Simon; Graham; Theo; Nathan; Callum; Benedict; Edward; Joel',
    'Ashworth; Pemberton; Hale; Whitlock; Garside; Thornton',
  ),
  origin(
    'Irish',
    'Niamh; Orla; Sinead; Maeve; Roisin',
    'Declan; Cormac; Eoin; Fergal; Ronan',
    'Gallagher; Keane; Nolan; Brannigan',
  ),
  origin(
    'Spanish',
    'Lucia; Marisol; Paloma; Elena; Ximena; Beatriz',
    'Mateo; Rafael; Ignacio; Andres; Joaquin; Emilio',
    'Herrera; Salcedo; Quintana; Robles; Vidal',
  ),
  origin(
    'Indian',
    'Priya; Kavita; Ananya; Meera; Lakshmi; Divya',
    'Arjun; Rohan; Vikram; Sanjay; Karthik; Nikhil',
    'Nair; Banerjee; Kulkarni; Reddy; Chandra',
  ),
  origin(
    'Chinese',
    'Meilin; Xiaoyu; Jiayi; Lihua; Yanmei',
    'Haoran; Zhiwei; Junjie; Minghao; Weixin',
    'Zhao; Huang; Xu; Luo; Shen',
  ),
  origin(
    'Japanese',
    'Haruka; Emi; Yuki; Sachiko; Natsumi',
    'Kenji; Takumi; Hiroshi; Daichi; Shota',
    'Fujimoto; Arakawa; Inoue; Matsuda',
  ),
  origin('Korean', 'Jiwoo; Minseo; Soyeon; Hyejin', 'Minjun; Seojun; Jaehyun; Dongwook', 'Kang; Seo; Yoon; Baek'),
  origin(
    'Arabic',
    'Layla; Amira; Yasmin; Salma; Rania',
    'Omar; Khalid; Tariq; Samir; Bilal',
    'Haddad; Mansour; Farouk; Nasser; Khoury',
  ),
  origin(
    'Nigerian',
    'Ngozi; Adaeze; Folake; Ifeoma',
    'Chidi; Emeka; Tunde; Obinna; Kelechi',
    'Okonkwo; Adeyemi; Eze; Balogun',
  ),
  origin(
    'Polish',
    'Agnieszka; Zofia; Magda; Kasia; Ewelina',
    'Piotr; Tomasz; Krzysztof; Marek; Jakub',
    'Nowak; Zielinski; Wojcik; Kaminska',
  ),
  origin(
    'German',
    'Greta; Annika; Katrin; Liesel; Frieda',
    'Lukas; Jonas; Dieter; Florian; Matthias',
    'Brandt; Vogel; Lindner; Hoffmann',
  ),
  origin(
    'French',
    'Camille; Delphine; Margaux; Solene; Odette',
    'Luc; Etienne; Bastien; Olivier; Remy',
    'Moreau; Lefevre; Girard; Marchand',
  ),
  origin('Turkish', 'Elif; Zeynep; Defne; Ayla; Selin', 'Emre; Kerem; Burak; Deniz; Cem', 'Yilmaz; Demir; Kaya; Aydin'),
  origin(
    'Greek',
    'Eleni; Despina; Katerina; Ioanna',
    'Nikos; Stavros; Yannis; Petros',
    'Papadakis; Angelou; Vlahos; Kostas',
  ),
  origin('Brazilian', 'Thais; Larissa; Juliana; Renata', 'Caio; Thiago; Vinicius; Marcelo', 'Barbosa; Teixeira; Moura'),
  origin('Swedish', 'Astrid; Linnea; Saga; Elin', 'Anders; Nils; Viggo; Oskar', 'Lindqvist; Sandberg; Ekstrom'),
];

const nicknames: Readonly<Record<string, string>> = {
  Victoria: 'Vicky',
  Abigail: 'Abby',
  Joanna: 'Jo',
  Nathan: 'Nate',
  Edward: 'Ted',
  Benedict: 'Ben',
  Rafael: 'Rafa',
  Ignacio: 'Nacho',
  Beatriz: 'Bea',
  Ananya: 'Anu',
  Vikram: 'Vik',
  Agnieszka: 'Aga',
  Krzysztof: 'Kris',
  Tomasz: 'Tomek',
  Matthias: 'Matti',
  Olivier: 'Oli',
  Katerina: 'Kat',
  Juliana: 'Juju',
  Vinicius: 'Vini',
  Yasmin: 'Yaz',
  Obinna: 'Obi',
  Kelechi: 'Kele',
  Dongwook: 'Wookie',
  Hiroshi: 'Hiro',
  Sachiko: 'Sachi',
  Ewelina: 'Ewa',
  Margaux: 'Margo',
  Zeynep: 'Zey',
};

const NICKNAMED = 0.7;

/** English use of names. */
export const englishNames: CastNames = {
  origins: englishNameOrigins,
  fullName: (first, last) => `${first} ${last}`,
  nickname(first, _last, draw) {
    const short = nicknames[first];
    return short !== undefined && draw.chance(NICKNAMED) ? short : undefined;
  },
  namesake: (first, last, draw) => (draw.chance(0.5) ? last : `${first} ${last.charAt(0)}`),
  parent: { she: ['Mum', 'Mom', 'Mama'], he: ['Dad', 'Papa', 'Pop'] },
  elder: { she: ['Gran', 'Auntie', 'Nana'], he: ['Grandpa', 'Uncle', 'Opa'] },
};
