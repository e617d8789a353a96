import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../design/button.tsx';
import { Select } from '../design/field.tsx';
import { Icon } from '../design/icon.tsx';
import { texts } from '../texts/texts.ts';
import { currentSiteId, rememberSite } from './current-site.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { currentLocation, goTo, linkTo } from './router.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { type Session, signOut } from './session.ts';
import { switchTheme, theme } from './theme.ts';
import { commitWaiting, showError } from './toasts.ts';
import { useSites } from './use-sites.ts';

export function Navigation({ session, current }: { readonly session: Session; readonly current: Screen | null }) {
  const open = useSignal(false);
  const siteId = currentSiteId.value;
  const { path } = currentLocation.value;
  useEffect(() => {
    open.value = false;
  }, [path]);
  const renderLinks = (section: Screen['section']) =>
    screens
      .filter((screen) => screen.section === section)
      .map(({ id, icon, title, pattern }) => {
        const href = linkTo(pattern.replace(':siteId', siteId ?? ''));
        return (
          <a key={id} class="side__link" href={href} aria-current={currentMark(id, current)}>
            {icon && <Icon name={icon} />}
            {title}
          </a>
        );
      });
  return (
    <header class={open.value ? 'side side--open' : 'side'}>
      <a class="side__brand" href={linkTo('/sites')}>
        {texts.shell.product}
      </a>
      <div class="side__menu">
        <Button small expanded={open.value} onClick={() => (open.value = !open.value)}>
          {texts.shell.menu}
        </Button>
      </div>
      <SiteSwitcher siteId={siteId} current={current} />
      <nav aria-label={texts.shell.navigation}>
        <div>{renderLinks('all')}</div>
        {siteId !== null && <div>{renderLinks('site')}</div>}
        <div>
          <div class="side__heading">{texts.shell.settings}</div>
          {renderLinks('settings')}
        </div>
      </nav>
      <div class="side__foot">
        <div class="side__choices">
          <Button small look="quiet" onClick={switchTheme}>
            {texts.shell.theme[theme.value]}
          </Button>
          <LanguageSwitch />
        </div>
        <span class="small muted wrap">{texts.shell.signedInAs(session.user.name, session.organization.name)}</span>
        <Button small icon="signOut" onClick={() => void leave()}>
          {texts.shell.signOut}
        </Button>
      </div>
    </header>
  );
}

/** The screen that is open, or the one that it is a part of. */
function currentMark(id: string, current: Screen | null): 'page' | 'true' | undefined {
  if (id === current?.id) return 'page';
  return id === current?.partOf ? 'true' : undefined;
}

async function leave(): Promise<void> {
  commitWaiting();
  await signOut().catch(showError);
}

/** Opens the same screen of another site, or its overview. */
function SiteSwitcher({ siteId, current }: { readonly siteId: string | null; readonly current: Screen | null }) {
  const { data } = useSites();
  const sites = (data?.data ?? []).filter(({ id, archived_at: at }) => at === null || String(id) === siteId);
  if (sites.length === 0) return null;
  const options = sites.map(({ id, name, domain }) => ({ value: String(id), label: name ?? domain }));
  const known = options.some(({ value }) => value === siteId);
  const open = (chosen: string): void => {
    if (chosen === '') return;
    rememberSite(chosen);
    const pattern = current?.section === 'site' ? current.pattern : '/sites/:siteId';
    goTo(linkTo(pattern.replace(':siteId', chosen)));
  };
  return (
    <div class="side__switcher">
      <Select
        label={texts.shell.site}
        value={known && siteId !== null ? siteId : ''}
        options={known ? options : [{ value: '', label: texts.shell.chooseSite }, ...options]}
        onChange={open}
      />
    </div>
  );
}
