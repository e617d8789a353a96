/** A system with a low limit of requests for a key, and with origins whose scripts may call it. */
import { useSystem } from '../harness/system.ts';

const RATE_LIMIT = 60;

export const system = useSystem({
  environment: {
    RATE_LIMIT_DEFAULT: String(RATE_LIMIT),
    CORS_ALLOWED_ORIGINS: 'https://app.example, https://cms.example',
  },
});
