import type { PageHelp } from '#/core/help';
import { aboutPage } from '#/features/front/about/page';

export const aboutHelp: PageHelp = {
  page: aboutPage,
  purpose: 'Wat Truweel is, wie het hier aanbiedt, en waar u terechtkunt met een vraag of een idee.',
  acts: [
    'Lees wat Truweel voor u doet.',
    'Mail ons wat misloopt of wat u mist.',
    'Zoek op wie deze dienst aanbiedt.',
  ],
  words: [],
  asked: 'contact contacteren feedback fout melden ondersteuning',
};
