import { expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const says = (who: string) =>
  `${who} says that the hive stood in the sun all day, and that the bees did not mind it at all. `;
const post = (who: string) => `<div class="comment-item"><div class="message-user"><h4 class="username">${who}</h4>
  <span class="userTitle">Member of honour</span><dl class="message-userExtras"><dt>Joined</dt><dd>2011</dd></dl></div>
  <div class="message-content"><p>${says(who).repeat(2)}</p></div>
  <div class="message-signature">Honey is the best medicine</div><div class="reactionsBar">17 people like it</div></div>`;
const markup = JSON.stringify({ '@type': 'DiscussionForumPosting', headline: 'A hive in the sun' });
const thread = (url: string, body: string, head = '') =>
  extractPage({ html: `<head><title>A hive in the sun</title>${head}</head><body>${body}</body>`, url }).markdown;

test('a thread keeps all that its readers wrote, in order, and none of the boxes about them', () => {
  const posts = ['Anna', 'Ben', 'Cem', 'Dora'].map(post).join('');
  const markdown = thread(
    'https://site.example/threads/a-hive-in-the-sun.42/',
    `<h1>A hive in the sun</h1><div id="comments" class="comments-list">${posts}</div>`,
    `<script type="application/ld+json">${markup}</script>`,
  );
  const places = ['Anna says', 'Ben says', 'Cem says', 'Dora says'].map((words) => markdown.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const words of ['Member of honour', '2011', 'best medicine', '17 people']) expect(markdown).not.toContain(words);
});

test('a question and its answers have no counts, names of members or menus of posts around them', () => {
  const question = JSON.stringify({ '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Why?' } });
  const answer = (who: string) =>
    `<div class="answer"><div class="votecell"><div class="js-voting-container">67</div></div><p>${says(who).repeat(3)}</p>
    <div class="js-post-menu"><a>Share</a> <a>Improve</a></div><div class="user-info"><div class="user-action-time">edited at noon</div>
    <div class="user-details">gold badges</div></div></div>`;
  const markdown = thread(
    'https://site.example/questions/43',
    `<main><h1>Why does a hive stand in the sun?</h1><p>${says('The asker')}</p>${answer('Anna')}${answer('Ben')}</main>`,
    `<script type="application/ld+json">${question}</script>`,
  );
  for (const who of ['The asker', 'Anna', 'Ben']) expect(markdown).toContain(`${who} says`);
  for (const words of ['67', 'Improve', 'edited at noon', 'gold badges']) expect(markdown).not.toContain(words);
});

test('a thread says nothing that a class of its frame hides', () => {
  const posts = ['Anna', 'Ben', 'Cem'].map(
    (who) =>
      `<div class="postbody"><h3><a href="#${who}">Re: A hive in the sun</a></h3><p>${says(who).repeat(2)}</p><span class="d-none">$\\begingroup$</span></div>`,
  );
  const markdown = thread(
    'https://site.example/threads/a-hive-in-the-sun.42/',
    `<h1>A hive in the sun</h1>${posts.join('')}`,
    `<script type="application/ld+json">${markup}</script>`,
  );
  for (const who of ['Anna', 'Ben', 'Cem']) expect(markdown).toContain(`${who} says`);
  expect(markdown).not.toContain('begingroup');
});
