const page = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><title>${title}</title></head><body><main>${body}</main><footer>Dach Meyer, Hauptstraße 3, 01844 Neustadt</footer></body></html>`;

/** A roofer's site in German: a homepage, three services, a contact page. */
export const roofer: readonly { path: string; html: string }[] = [
  {
    path: '/',
    html: page(
      'Dachdecker in Neustadt | Dach Meyer',
      `<h1>Ihr Dachdecker in Neustadt</h1><p>Wir decken Dächer seit 1990 und reparieren sie nach jedem Sturm. Rufen Sie uns an, wir kommen noch am selben Tag.</p>
       <h2>Jetzt Angebot anfordern</h2><p>Termin vereinbaren und kostenlos beraten lassen.</p><h2>Reinigung der Dachrinne</h2><p>Im Herbst verstopft Laub die Dachrinne. Die Reinigung der Dachrinne dauert eine Stunde.</p>`,
    ),
  },
  {
    path: '/dachsanierung/',
    html: page(
      'Dachsanierung | Dach Meyer',
      `<h1>Dachsanierung</h1><p>Eine Dachsanierung erneuert Deckung, Lattung und Dämmung. Wir planen sie mit Ihnen und sagen vorher, was sie kostet.</p>
       <h2>Dämmung der Dachschräge</h2><p>Die Dämmung der Dachschräge kostet ab 95 € je Quadratmeter. Sie spart Heizkosten, und die Dämmung der Dachschräge hält dreißig Jahre.</p>
       <h2>Was kostet eine neue Deckung?</h2><p>Das hängt von Fläche und Ziegel ab.</p>`,
    ),
  },
  {
    path: '/sturmschaden/',
    html: page(
      'Sturmschaden am Dach | Dach Meyer',
      `<h1>Sturmschaden</h1><p>Nach einem Sturm sichern wir lose Ziegel. Lose Ziegel fallen sonst auf die Straße, und Wasser dringt ein.</p>
       <h2>Meldung an die Versicherung</h2><p>Die Meldung an die Versicherung braucht Fotos. Wir schreiben die Meldung an die Versicherung für Sie.</p>`,
    ),
  },
  {
    path: '/dachfenster/',
    html: page(
      'Dachfenster | Dach Meyer',
      `<h1>Dachfenster</h1><p>Wir bauen Dachfenster ein und tauschen alte aus.</p><h2>Rollladen für Dachfenster</h2><p>Ein Rollladen für Dachfenster hält Hitze ab.</p>
       <h2>Jetzt anrufen</h2><p>Wir beraten Sie gern.</p>`,
    ),
  },
  {
    path: '/kontakt/',
    html: page(
      'Kontakt | Dach Meyer',
      '<h1>Kontakt</h1><p>Dach Meyer, Hauptstraße 3, 01844 Neustadt. Telefon 03596 1234.</p>',
    ),
  },
];
