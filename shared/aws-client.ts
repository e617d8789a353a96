interface RequestToSign {
  headers: Record<string, string>;
}

/**
 * An engine on this machine has no secret to check a signature against, only its form: computing one takes a fifth of the
 * processor time of a call.
 */
const unchecked = {
  async sign<Request extends RequestToSign>(request: Request): Promise<Request> {
    request.headers['x-amz-date'] = '20260101T000000Z';
    request.headers['authorization'] =
      'AWS4-HMAC-SHA256 Credential=embedded/20260101/local/engine/aws4_request, SignedHeaders=host, Signature=0';
    return request;
  },
};

/**
 * The settings of every client of the AWS SDK: the region, and for an embedded engine its endpoint with fixed credentials,
 * so that none are looked up, and without real signatures.
 */
export function awsClientSettings(
  region: string,
  engineEndpoint?: string,
): {
  region: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  signer?: typeof unchecked;
} {
  if (!engineEndpoint) return { region };
  return {
    region,
    endpoint: engineEndpoint,
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
    signer: unchecked,
  };
}
