import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/shapes';

export const newsItem = z.object({
  /** The same as long as it tells the same. */
  key: z.string(),
  kind: z.literal('change'),
  project: z.object({ id, name: z.string() }),
  title: z.string(),
  text: z.string(),
  /** The one next step: what it is called and where it is taken. */
  step: z.string(),
  path: z.string(),
  isRead: z.boolean(),
});
export type NewsItem = z.infer<typeof newsItem>;

/** Of a person and not of one project: what somebody has read is nobody else’s business, and changes no project. */
export const listNews = defineCall({
  method: 'GET',
  path: '/api/user/news',
  who: 'signed-in',
  summary:
    'What is new for who asks, over all projects: what others did to what one made. What was not read yet comes first; what there is to do is told by the list of each project',
  output: z.array(newsItem),
  shows: ['news', 'projects', 'collaborators'],
  showsOthers: true,
});

const mostKeys = 500;

export const markNewsRead = defineCall({
  method: 'POST',
  path: '/api/user/news/read',
  who: 'signed-in',
  summary: 'Say of news that one has read it',
  changes: ['news'],
  body: z.object({
    keys: z.array(z.string().max(500, 'Dit is geen melding.'), 'Dit is geen lijst.').max(mostKeys),
  }),
});
