/** Parts of a screen, each with its own address: links, so that they open in a new tab and survive a reload. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

export function Tabs(props: { readonly label: string; readonly tabs: readonly Tab[]; readonly current: string }) {
  return (
    <nav class="tabs" aria-label={props.label}>
      {props.tabs.map(({ id, label, href }) => (
        <a key={id} class="tabs__tab" href={href} aria-current={id === props.current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
