/**
 * The settings of every client of the AWS SDK: the region, and for an embedded engine its endpoint with fixed credentials,
 * so that none are looked up.
 */
export function awsClientSettings(
  region: string,
  engineEndpoint?: string,
): { region: string; endpoint?: string; credentials?: { accessKeyId: string; secretAccessKey: string } } {
  if (!engineEndpoint) return { region };
  return {
    region,
    endpoint: engineEndpoint,
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  };
}
