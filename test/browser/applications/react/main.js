import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentRoute, describePage, loadServices, whenSeen } from '../shop.js';
import { Frame } from './frame.js';

function App({ route }) {
  // What a server rendered with comes along, so that the application begins with the same.
  const [shop, setShop] = useState(globalThis.shop ?? null);
  const [isSeen, setSeen] = useState(globalThis.shop !== undefined);
  const more = useRef(null);
  useEffect(() => {
    loadServices().then((loaded) => {
      setShop(loaded);
      describePage(route, loaded.name);
    });
  }, []);
  useEffect(() => {
    if (more.current) whenSeen(more.current, () => setSeen(true));
  }, [shop]);
  return h(Frame, { route, shop, isSeen, more });
}

const container = document.getElementById('root');
const app = h(App, { route: currentRoute() });
if (container.firstElementChild) hydrateRoot(container, app);
else createRoot(container).render(app);
