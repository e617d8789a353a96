import * as z from 'zod';

export const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** Of a segment that was read to its end. */
export const SEGMENT_END = 'end';

/** Where each segment of a scan goes on; null at its beginning. */
export const scanPlacesSchema = z.array(z.union([keySchema, z.literal(SEGMENT_END), z.null()]));
export type ScanPlaces = z.infer<typeof scanPlacesSchema>;
