/** Pages with their own part in a site; every other page is about an offering, a place, a rival or a wish. */
export const namedRoles = [
  ...(['home', 'services', 'treatments', 'products', 'menu', 'features', 'courses', 'rooms', 'activities'] as const),
  ...(['prices', 'areas', 'about', 'team', 'references', 'reviews', 'faq', 'contact', 'appointment'] as const),
  ...(['reservation', 'enrolment', 'shipping', 'docs', 'installation', 'integrations', 'security'] as const),
  ...(['changelog', 'contribute', 'membership', 'donate', 'events', 'news', 'newsletter', 'downloads'] as const),
  ...(['quality', 'jobs', 'gallery', 'vouchers', 'shop', 'programme', 'tickets', 'venue'] as const),
  ...(['imprint', 'privacy', 'terms', 'withdrawal', 'cookies'] as const),
] as const;
export type NamedRole = (typeof namedRoles)[number];
export type PageRole = NamedRole | 'offering' | 'area' | 'comparison' | 'wish';

/** Purposes of a page that several roles share. `{it}` is the page's subject, `{site}` the site's name. */
export const purposeKinds = [
  ...([
    'home',
    'overview',
    'offering',
    'product',
    'feature',
    'prices',
    'area',
    'areas',
    'comparison',
    'about',
    'team',
    'proof',
  ] as const),
  ...(['faq', 'contact', 'booking', 'shipping', 'docs', 'joining', 'news', 'legal', 'wish', 'other'] as const),
] as const;
export type PurposeKind = (typeof purposeKinds)[number];

/** Topics that a brief may leave open. */
export const questionTopics = [
  ...(['name', 'offerings', 'country', 'city', 'country_conflict', 'languages', 'areas', 'audience'] as const),
  ...(['prices', 'contact', 'proof', 'imprint', 'rivals', 'more_offerings'] as const),
] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** How a plan is written in a language. */
export interface WritingWords {
  readonly names: Readonly<Record<NamedRole, string>>;
  /** The page about one person who works alone. */
  readonly aboutMe: string;
  /** The name of a page about a place: `{kind}` is the brief's word for the business. */
  readonly area: string;
  readonly comparison: string;
  /** For a site that the brief does not name. */
  readonly unnamed: {
    readonly business: string;
    readonly comparison: string;
    /** Where a word before it changes its form. */
    readonly joined: readonly { readonly template: string; readonly written: string }[];
  };
  readonly purposes: Readonly<Record<PurposeKind, string>>;
  /** Before the words of the brief that a purpose quotes. */
  readonly fromBrief: string;
  readonly questions: Readonly<Record<QuestionTopic, string>>;
  /** How briefs speak of what a page of this role is about. */
  readonly cues: Readonly<Partial<Record<NamedRole, string>>>;
}
