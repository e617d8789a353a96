import { createElement as h } from 'react';
import { intro, story } from '../shop.js';

/** The page without effects: the server renders it too. */
export function Frame({ route, shop, isSeen, more }) {
  return h('div', { className: 'app' },
    h('nav', null, h('a', { href: '/' }, 'Home'), ' ', h('a', { href: '/services/' }, 'Services'), ' ', h('a', { href: '/contact/' }, 'Contact')),
    shop === null
      ? h('p', null, 'Loading …')
      : h('main', null,
          h('h1', null, { home: `${shop.name} builds bicycles`, services: `Services of ${shop.name}`, contact: `Contact ${shop.name}` }[route]),
          h('p', null, intro),
          h('p', null, story),
          route === 'services' && h('ul', null, shop.services.map(({ name, price }) => h('li', { key: name }, `${name}: ${price}`))),
          h('section', { ref: more }, isSeen && h('div', null, h('h2', null, 'What riders say'), shop.voices.map((voice) => h('blockquote', { key: voice }, voice)))),
        ),
  );
}
