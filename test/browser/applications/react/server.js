import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Frame } from './frame.js';

export const renderPage = (route, shop) => renderToString(h(Frame, { route, shop, isSeen: true, more: null }));
