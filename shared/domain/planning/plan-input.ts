/** The input of a plan. */
export interface PlanInput {
  readonly brief: string;
  readonly siteName: string;
  /** The location of the site as it is set; null or missing where nothing is. */
  readonly location?: {
    readonly countryCode: number | null;
    readonly countryName: string | null;
    readonly cityName: string | null;
  } | null;
  /** The language tag that the site declares. */
  readonly language?: string | null;
}

export interface PlannedPage {
  readonly name: string;
  readonly slug: string;
  readonly purpose: string;
}
