import { useEffect, useRef } from 'preact/hooks';

/** Parts of a screen, each with its own address: links, so that they open in a new tab and survive a reload. */
interface Tab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export function Tabs(props: { readonly label: string; readonly tabs: readonly Tab[]; readonly current: string }) {
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the list is wider than the screen: what is chosen is in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [props.current]);
  return (
    <nav class="tabs" aria-label={props.label} ref={list}>
      {props.tabs.map(({ id, label, href }) => (
        <a key={id} class="tabs__tab" href={href} aria-current={id === props.current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
