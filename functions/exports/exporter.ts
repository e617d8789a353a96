import type * as z from 'zod';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';

export interface ExportServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
}

/** A row with the position behind it, from which a later part goes on. */
export interface ExportedRow {
  row: Readonly<Record<string, unknown>>;
  next: string;
}

/** Rows in the order of the export, as many as were read at once; those that are too many for the part are read again. */
export interface Batch {
  rows: readonly ExportedRow[];
  /** The position behind all of them; null at the end of the export. */
  end: string | null;
  /** Stores what the positions need, before the first of them is given to a client. */
  keep?: () => Promise<void>;
}

export interface ExportRequest {
  organizationId: number;
  siteId: number;
  /** The position that an earlier part ended with; null at the beginning. */
  from: string | null;
  limit: number;
  /** Only these pages, rising; null for all. */
  pageIds: readonly number[] | null;
  /** Of sentences about the site. */
  messages: Messages;
}

/** How one kind of rows is exported. Its positions have their own form; null for one that is none, or of an export that has ended. */
export interface Exporter {
  /** The columns, in their order: a flat object. */
  row: z.ZodObject;
  /** True for rows of pages, which `page_ids` chooses. */
  isOfPages?: true;
  read(services: ExportServices, request: ExportRequest): Promise<Batch | null>;
}
