/** A system behind a proxy of this machine, with a low limit for the addresses that fail to authenticate, and with an origin whose scripts may call it. */
import { useSystem } from '../harness/system.ts';

export const IP_LIMIT = 20;
export const ALLOWED_ORIGIN = 'https://app.example';

export const system = useSystem({
  environment: { RATE_LIMIT_IP: String(IP_LIMIT), TRUSTED_PROXIES: '127.0.0.1', CORS_ALLOWED_ORIGINS: ALLOWED_ORIGIN },
});
