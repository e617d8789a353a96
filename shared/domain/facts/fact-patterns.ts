import { readFactReading } from '../../language-data/fact-reading/read-fact-reading.ts';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { compiled } from '../language/word-pattern.ts';

const YEAR = String.raw`((?:1[6-9]|20)\d{2})\b(?![-–/]\d)`;
/** `Servicios de fisioterapia en Oviedo`, `Leistungen rund ums Haus`. */
const DESCRIBED_SERVICES = `(?:(?:${alternatives('facts', 'describedServicesThen')}) )?(?:${alternatives('facts', 'describedServices')}) (?:${alternatives('facts', 'describedServicesFor')}) [^.!?]{2,60}`;

const inPath = (words: readonly string[]): RegExp => compiled(`(?:^|[/_.-])(?:${words.join('|')})(?:[/_.-]|$)`);

function makePatterns() {
  const { founding, booking, services, namesBelow, paths, ...tables } = readFactReading();
  const [counted, countedSo, done] = [tables.counted, tables.countedSo, tables.done].map((words) => words.join('|'));
  return {
    founding: founding.map((source) => compiled(source.replaceAll('{year}', YEAR))),
    booking: compiled(String.raw`^[^\p{L}]{0,12}(?:${booking.join('|')})[^\p{L}]{0,12}$`),
    servicesHeading: compiled(String.raw`^(?:${services.join('|')}|${DESCRIBED_SERVICES})\s?[?:：!]?$`),
    namesBelow: namesBelow.map(({ type, headings }) => ({ type, heading: compiled(`^(?:${headings.join('|')})$`) })),
    /** The source of a noun that is counted, with what stands around it. */
    counted: String.raw`(?:(?:${countedSo})\s){0,2}(?:${counted})(?!\p{L})(?:\s(?:${done})(?!\p{L})(?:\s(?:a|per|every)\s(?:year|month|week))?)?`,
    about: inPath(paths.about),
    contact: inPath(paths.contact),
    praise: inPath(paths.praise),
    offer: inPath(paths.offer),
  };
}

let made: ReturnType<typeof makePatterns> | undefined;
/** The patterns by which facts are read (`fact-reading-schema.ts`), made with their first use. */
export function factPatterns(): ReturnType<typeof makePatterns> {
  made ??= makePatterns();
  return made;
}
