/** The parts of a path that name a page which a site must have and which no one searches for. */
const utilityNames: ReadonlySet<string> = new Set(
  [
    // legal pages
    'agb cookie-policy cookies datenschutz disclaimer impressum imprint legal legal-notice privacy privacy-policy terms',
    'terms-and-conditions terms-of-service terms-of-use mentions-legales politique-de-confidentialite confidentialite cgv cgu conditions-generales conditions-utilisation conditions-utilisations',
    'condizioni-generali algemene-voorwaarden warunki condiciones-generales aviso-legal politica-de-privacidad',
    'politica-privacidad politica-de-cookies politica-cookies informativa-privacy note-legali privacybeleid privacyverklaring cookiebeleid',
    'polityka-prywatnosci polityka-cookies regulamin politica-de-privacidade integritetspolicy',
    // accounts
    'account log-in login logout my-account password-reset register sign-in sign-up signin signup unsubscribe',
    // the way through a shop
    'basket cart checkout wishlist',
    // contact
    'contact contact-us kontakt kontakty contatti contatto contacto contactos contacte contato contatos contacteer',
    // appointments
    'booking book-now book reservation reservations termin reservierung rendez-vous reserver prenota prenotazione prenotazioni reservar',
    'reservas cita afspraak boka rezerwacja umow-wizyte inschrijven orcamento wycena preventivo devis presupuesto offerte',
    // pages that a site needs to work
    '404 genindex modindex py-modindex search sitemap thank-you thanks danke merci gracias grazie bedankt dziekujemy tack obrigado',
  ].flatMap((names) => names.split(' ')),
);

const aboutNames: ReadonlySet<string> = new Set(['about', 'about-us', 'team']);

/**
 * True for a page that a site needs to work, by the first or the last part of its path; a language code before
 * the first part does not count.
 * @param options.withAbout Counts pages about the business too: little text is expected of them, but visitors search for them,
 * so they can be ideas and opportunities.
 */
export function isUtilityPage(path: string | null, { withAbout = false }: { withAbout?: boolean } = {}): boolean {
  const parts = (path ?? '').toLowerCase().split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (parts.length > 1 && /^[a-z]{2}$/.test(parts[0] ?? '')) parts.shift();
  return [parts[0], parts.at(-1)].some((part) => {
    // `genindex-a.html`: generated manuals have an index for each letter.
    const name =
      part
        ?.replace(/\.[a-z]{3,5}$/, '')
        .replaceAll('_', '-')
        .replace(/^genindex-\w+$/, 'genindex') ?? '';
    return utilityNames.has(name) || (withAbout && aboutNames.has(name));
  });
}
