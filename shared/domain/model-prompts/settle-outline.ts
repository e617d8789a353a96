import { rulesModel } from '../grading/rules-model.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { OutlineInput } from '../outlines/outline-input.ts';
import type { ProposedSection, SectionLevel } from '../outlines/outline-section.ts';
import { pageAim } from '../outlines/page-intent.ts';
import { proposeOutline } from '../outlines/propose-outline.ts';
import { sectionOfHeading } from '../outlines/section-labels.ts';
import { say } from '../outlines/section-support.ts';
import { readOutlineWords } from '../outlines/words/read-outline-words.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import type { DraftSection, OutlineDraft } from './outline-draft.ts';
import { outlineMaterial } from './outline-material.ts';

/** A text of a draft that only a second question can judge. */
interface OutlineCheck {
  readonly section: DraftSection;
  readonly part: 'heading' | 'guidance';
  readonly text: string;
}

/** The words of a draft that go into its check: all but those that code found a fault with, and headings that stand in the material. */
export function listOutlineChecks({ sections }: OutlineDraft, input: OutlineInput): OutlineCheck[] {
  const said = normalizeText(
    outlineMaterial(input)
      .map(({ text }) => text)
      .join('\n'),
  );
  return sections.flatMap((section): OutlineCheck[] => {
    const { heading, guidance, guidanceFault } = section;
    return [
      ...(said.includes(normalizeText(heading))
        ? []
        : [{ section, part: 'heading', text: `A section called "${heading}".` } as const]),
      ...(guidanceFault === null ? [{ section, part: 'guidance', text: `${heading}: ${guidance}` } as const] : []),
    ];
  });
}

interface SettledOutline {
  readonly sections: readonly ProposedSection[];
  readonly dropped: readonly DroppedText[];
}

/**
 * The outline of a draft. Guidance that is not borne out is the rules' as a whole; a section whose heading says more than the material goes.
 * @param unsupported Indexes of checks; null where the second question has no answer: then nothing stays but what code can verify, the
 * headings of the material.
 */
export function settleOutline(
  draft: OutlineDraft,
  input: OutlineInput,
  { unsupported, model }: { unsupported: ReadonlySet<number> | null; model: string },
): SettledOutline {
  const judge = openJudge(draft, input, unsupported);
  const wordByRules = openRulesWords(input);
  const dropped = [...draft.dropped];
  const sections: ProposedSection[] = [];
  for (const section of draft.sections) {
    const { heading, source, basis, basisWords } = section;
    const headingReason = judge(section, 'heading');
    if (headingReason !== null) {
      dropped.push({ kind: 'section', name: heading, reason: headingReason });
      continue;
    }
    const reason = section.guidanceFault ?? judge(section, 'guidance');
    const guidance = reason === null ? section.guidance : wordByRules(heading);
    // In a language that the rules have no words of, nothing stands in.
    if (reason !== null) dropped.push({ kind: guidance === '' ? 'section' : 'guidance', name: heading, reason });
    if (guidance === '') continue;
    sections.push({
      level: levelAfter(sections.at(-1)?.level ?? null, section.level),
      ...{ heading, guidance, source, basis, basisWords },
      wordedBy: reason === null ? model : rulesModel,
    });
  }
  return { sections, dropped };
}

function openJudge(
  draft: OutlineDraft,
  input: OutlineInput,
  unsupported: ReadonlySet<number> | null,
): (section: DraftSection, part: OutlineCheck['part']) => DropReason | null {
  const checks = listOutlineChecks(draft, input);
  return (section, part) => {
    const at = checks.findIndex((check) => check.section === section && check.part === part);
    if (at === -1) return null;
    if (unsupported === null) return 'unchecked';
    return unsupported.has(at) ? 'unsupported' : null;
  };
}

/** The words that the rules have for a heading: those of their own outline, of such a section, or that it is for the business to say. */
function openRulesWords(input: OutlineInput): (heading: string) => string {
  const words = readOutlineWords(input);
  const signatureOf = (heading: string): string => keywordSignature(heading, input.language);
  let ruled: ReadonlyMap<string, string> | undefined;
  return (heading) => {
    ruled ??= new Map(proposeOutline(input).map((one) => [signatureOf(one.heading), one.guidance]));
    const own = ruled.get(signatureOf(heading));
    if (own !== undefined || words === null) return own ?? '';
    const id = sectionOfHeading(heading, pageAim(input, words), words, input);
    return id === null ? say(words, 'onlyYou', { h: heading }) : words.sections[id].write;
  };
}

/** One H1, at the start; no level skipped on the way down. */
function levelAfter(previous: SectionLevel | null, asked: number): SectionLevel {
  if (previous === null) return 1;
  return asked >= 3 && previous >= 2 ? 3 : 2;
}
