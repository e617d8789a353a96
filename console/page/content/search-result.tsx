/** Title and description, with the result as a search engine shows it. */
import { TextArea, TextField } from '../../design/field.tsx';
import { texts } from '../../texts/texts.ts';
import type { PageDetail } from '../page-data.ts';
import type { EditedField } from './use-fields.ts';

const t = texts.page.content;
const fieldNames = texts.page.recommendations.fields;
const wordLength = texts.page.recommendations.length;
const DRAFT_CHARACTERS_MAX = 20_000;

export function SearchResult(props: {
  readonly page: PageDetail;
  readonly values: Readonly<Record<EditedField, string>>;
  readonly onInput: (field: EditedField, value: string) => void;
}) {
  const { page, values, onInput } = props;
  const { title, meta_description: description } = values;
  return (
    <section class="card search-result" aria-label={t.inSearch}>
      <div class="stack">
        <TextField
          label={fieldNames.title}
          hint={wordLength(title.length)}
          value={title}
          maxLength={DRAFT_CHARACTERS_MAX}
          onInput={(value) => onInput('title', value)}
        />
        <TextArea
          label={fieldNames.meta_description}
          hint={wordLength(description.length)}
          value={description}
          rows={2}
          maxLength={DRAFT_CHARACTERS_MAX}
          onInput={(value) => onInput('meta_description', value)}
        />
      </div>
      <figure class="snippet">
        <figcaption class="small muted">{t.inSearch}</figcaption>
        <p class="snippet__address small">{showAddress(page)}</p>
        <p class="snippet__title">{title || t.noTitle}</p>
        <p class="snippet__text small">{description || t.noDescription}</p>
      </figure>
    </section>
  );
}

/** As search engines write it: the host, then the parts of the path. */
function showAddress({ url, path }: PageDetail): string {
  const address = url === null ? null : URL.parse(url);
  const parts = (address?.pathname ?? path ?? '').split('/').filter(Boolean);
  return [...(address ? [address.host] : []), ...parts].join(' › ');
}
