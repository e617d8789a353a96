import { createApp, defineComponent, h, nextTick, onMounted, ref } from 'vue';
import { currentRoute, describePage, intro, loadServices, story, whenSeen } from '../shop.js';

const App = defineComponent({
  setup() {
    const route = currentRoute();
    const shop = ref(null);
    const isSeen = ref(false);
    const more = ref(null);
    onMounted(async () => {
      shop.value = await loadServices();
      describePage(route, shop.value.name);
      await nextTick();
      whenSeen(more.value, () => {
        isSeen.value = true;
      });
    });
    return () =>
      h('div', { class: 'app' }, [
        h('nav', [h('a', { href: '/' }, 'Home'), ' ', h('a', { href: '/services/' }, 'Services'), ' ', h('a', { href: '/contact/' }, 'Contact')]),
        shop.value === null
          ? h('p', 'Loading …')
          : h('main', [
              h('h1', { home: `${shop.value.name} builds bicycles`, services: `Services of ${shop.value.name}`, contact: `Contact ${shop.value.name}` }[route]),
              h('p', intro),
              h('p', story),
              route === 'services' ? h('ul', shop.value.services.map(({ name, price }) => h('li', { key: name }, `${name}: ${price}`))) : null,
              h('section', { ref: more }, isSeen.value ? [h('h2', 'What riders say'), ...shop.value.voices.map((voice) => h('blockquote', voice))] : []),
            ]),
      ]);
  },
});

createApp(App).mount('#app');
