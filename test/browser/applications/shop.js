/** What all four applications do, each with its framework: routes, data, a list that loads late, and structured data. */
export async function loadServices() {
  const response = await fetch('/api/services.json');
  return response.json();
}

export const routes = { '/': 'home', '/services/': 'services', '/contact/': 'contact', '/old/': 'services' };

/** Client routing: an address of long ago leads to its successor without a request. */
export function currentRoute() {
  if (location.pathname === '/old/') history.replaceState({}, '', '/services/');
  return routes[location.pathname] ?? 'home';
}

export function describePage(route, name) {
  document.title = { home: `${name} builds bicycles`, services: `Services of ${name}`, contact: `Contact ${name}` }[route];
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = location.origin + location.pathname;
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  data.textContent = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BicycleStore',
    name,
    telephone: '+44 113 496 0000',
  });
  document.head.append(canonical, data);
}

/** Calls back once when the element comes into sight. */
export function whenSeen(element, callback) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}

export const intro =
  'We build touring bicycles by hand in a small workshop beside the river, and we look after every bicycle that we have built for as long as it is ridden. ' +
  'Each frame is measured for its rider, brazed from steel tubes and painted in one of twelve colours.';
export const story =
  'The list of services says what each one costs. A full service takes a day, a wheel is built within a week, and the workshop is open from Tuesday to Saturday.';
