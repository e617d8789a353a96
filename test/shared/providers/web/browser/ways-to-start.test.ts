import { expect, test } from 'vitest';
import { listWaysToStart, OWNERLESS_USER } from '../../../../../shared/providers/web/browser/ways-to-start.ts';

const user = 1_000;
const sandboxed = { isSandboxed: true };
const bare = { isSandboxed: false };

test.each([
  { who: 'root', userId: 0, allowed: false, ways: [{ userId: OWNERLESS_USER, ...sandboxed }] },
  { who: 'another user', userId: user, allowed: false, ways: [{ userId: null, ...sandboxed }] },
  { who: 'root', userId: 0, allowed: true, ways: [sandboxed, bare].map((way) => ({ userId: OWNERLESS_USER, ...way })) },
  {
    who: 'another user',
    userId: user,
    allowed: true,
    ways: [sandboxed, bare].map((way) => ({ userId: null, ...way })),
  },
])(
  '$who has the browser without its sandbox only where the operator allows it ($allowed), and never as root',
  (given) => {
    const { userId, allowed: isUnsandboxedAllowed, ways } = given;
    expect(listWaysToStart({ userId, isLambda: false, isUnsandboxedAllowed })).toEqual(ways);
  },
);

test.each([true, false])('a Lambda has no sandbox to offer: its browser runs without (allowed: %s)', (allowed) => {
  const ways = listWaysToStart({ userId: user, isLambda: true, isUnsandboxedAllowed: allowed });
  expect(ways).toEqual([{ userId: null, ...bare }]);
});
