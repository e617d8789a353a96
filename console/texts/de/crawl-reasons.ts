/** Why a URL gave no page, by the code that the API gives. */
const reasons: Readonly<Record<string, string>> = {
  dns: 'der Name des Servers wurde nicht gefunden',
  refused: 'der Server lehnte die Verbindung ab',
  unreachable: 'der Server war nicht erreichbar',
  timeout: 'der Server antwortete nicht rechtzeitig',
  reset: 'der Server brach die Verbindung ab',
  tls: 'zum Server ließ sich keine sichere Verbindung aufbauen',
  protocol: 'die Antwort war nicht zu verstehen',
  blocked_address: 'der Crawler darf diese Adresse nicht abrufen',
  blocked_url: 'der Crawler darf diese Adresse nicht abrufen',
  host_not_allowed: 'der Crawler darf diesen Host nicht abrufen',
  busy_host: 'zu viele Anfragen an diesen Host warteten',
  cancelled: 'der Crawl wurde abgebrochen',
  content_type: 'sie ist kein HTML',
  too_large: 'sie ist zu groß',
  too_costly: 'sie zu lesen kostet mehr, als eine Seite kosten darf',
  redirect_loop: 'ihre Weiterleitungen führen im Kreis',
  too_many_redirects: 'sie hat zu viele Weiterleitungen',
  off_site_redirect: 'sie führt zu einer anderen Website',
  disallowed_redirect: 'sie führt dorthin, wo robots.txt keinen Crawler zulässt',
  redirect: 'sie führt zu einer anderen Adresse',
  canonical: 'sie nennt eine andere Seite als die maßgebliche',
  query: 'sie ist die Seite am selben Pfad ohne Query',
  disallowed: 'robots.txt erlaubt es nicht',
  not_chosen: 'durch die Pfadauswahl dieses Crawls ausgelassen',
  page_limit: 'der Crawl hatte sein Seitenlimit erreicht',
  time_limit: 'der Crawl hatte sein Zeitlimit erreicht',
  too_deep: 'zu viele Links von der Startseite entfernt',
  invalid_url: 'die Adresse ist ungültig',
  url_too_long: 'die Adresse ist zu lang',
  path_too_deep: 'der Pfad hat zu viele Teile',
  repeating_path: 'der Pfad wiederholt sich',
  pagination: 'eine von sehr vielen Seiten einer Liste',
  calendar: 'eine von sehr vielen Seiten eines Kalenders',
  query_variants: 'eine von sehr vielen Varianten einer Seite',
  too_many_patterns: 'eine von sehr vielen Varianten von Seiten',
};

/** Later versions of the API may add some. */
export function crawlReason(reason: string): string {
  const [, status] = reason.match(/^status_(\d+)$/) ?? [];
  return status === undefined ? (reasons[reason] ?? reason.replaceAll('_', ' ')) : `Status ${status}`;
}
