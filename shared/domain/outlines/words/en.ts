import { outlineWords } from './outline-words.ts';

export const en = outlineWords(
  {
    how_to: 'how to|how do (?:i|you|we)|how can (?:i|you|we)|step by step|tutorial|diy|instructions for',
    comparison: 'vs\\.?|versus|compared?(?: to| with)?|comparison|alternatives?(?: to)?|difference between|or',
    price: 'prices?|pricing|costs?|how much (?:is|are|does|do)|fees?|rates|quote|cheap|affordable',
    definition: 'what (?:is|are)|meaning of|definition of|meaning|definition|explained',
    guests:
      'rooms?|suites?|hotel|hostel|guest ?house|b&b|bed and breakfast|holiday (?:home|house|cottage|apartment|let)s?|villas?|campsite|accommodation|lodging|farm stay|restaurant|bistro|menu',
    problem:
      '(?:warning )?signs (?:of|that|your|you)|symptoms?|problems?|pain|not working|is failing|won.t|leaks?|leaking|broken|blocked|clogged|(?:keeps )?tripping|trips|flickering|not \\p{L}+ing|keeps \\p{L}+ing|doesn.t \\p{L}+|complaints|smells? (?:bad|like|of)',
    list: 'best|top(?: \\d+)?|examples of|ideas|types of|list of',
    product: 'buy|shop|order|for sale|online',
  },
  'in|near me|near|for|of|the|a|an|cost|to|does|do|and|is|are',
  `what :: {x} at a glance :: at a glance|what (?:is|are)|overview|definition|basics|introduction :: Say in 40 to 60 words what it is and what it does for the reader; these sentences must stand alone.
forWhom :: Who it is right for :: who|whom it helps|suitable|right for|for whom :: Name two situations in which it is the right choice, and one in which it is not.
process :: How it works :: how .{0,40}works?|process(?:es)?(?!\\p{L})|procedure|what happens|what to expect|how (?:do|can) (?:i|you|we) (?:get|join|book|order|start|become|apply|sign) :: Describe what happens, in order, from the first contact to the result, with the time that each part takes.
steps :: Step by step :: steps?|step-by-step|instructions :: Write a numbered list; begin each step with a verb and say how to see that it is done.
need :: What you need :: need|tools|materials|requirements|before you :: List tools, material and knowledge, each with its size or amount.
mistakes :: Mistakes to avoid :: mistakes?|avoid|problems?|pitfalls?|troubleshoot\\p{L}*|not working|go(?:es)? wrong :: Name three mistakes, what each one leads to, and what to do instead.
help :: When to get help :: professional|when to (?:call|get|ask)|help :: Say where doing it yourself ends, and who takes over.
cost :: What it costs :: costs?|prices?|pricing|fees?|rates|how much :: Give the price or a range, what it includes, and the date of the figures.
priceFactors :: What the price depends on :: depends|factors|affects|influence|(?:moves?|drives?|sets?|determines?|changes?) the (?:price|cost) :: Name what moves the price up or down, with an example for each.
included :: What is included :: what (?:you|do (?:i|you)) get|includ|extra|not included :: List what the price includes and what is charged extra.
choose :: How to choose :: choos|criteria|pick|select|look for :: Name three to five criteria, and for each one the value that is good enough.
differences :: The differences in detail :: difference|compar|versus|vs :: Compare in a table: one row per option, the same columns for all, only facts that can be checked.
verdict :: Which one for whom :: verdict|conclusion|which one|recommend|summary :: Recommend, for each kind of reader, one option and say why.
examples :: Examples :: example|case stud|in practice :: Show two or three real examples and what each one teaches.
where :: Where to find us in {place} :: service area|areas (?:we|covered)|opening hours|hours|where|find us|location|directions|area :: Address, how to get there, parking, and the districts that are served.
proof :: Experience and references :: (?:clients|customers|patients) say|experience|reviews?|references?|testimonials?|case stud|certif|team|trust(?:ed)?|rated|stars|what .{0,40} (?:say|think)|google reviews :: Show who does the work and what customers say, with names and dates.
book :: Appointment and contact :: get started|ready (?:to|for)|get in touch|next step|let.s talk|call us|contact|book|appointment|quote|enquir|order :: Say how to get in touch, what to have at hand, and how long an answer takes.
specs :: Details and dimensions :: detail|specification|dimension|technical|material|size :: Give size, material and figures in a table, each with its unit.
delivery :: Delivery and returns :: deliver|shipping|returns? :: Say where you deliver, how long it takes, what it costs, and how returns work.
items :: The list :: list|picks|options :: Give each entry a heading of its own, two or three sentences, and the one reason why it is on the list.
works :: How it works :: how .{0,40}works?|principle|mechanism|structure|syntax :: Explain the parts and how they work together, with one example that runs through all of them.
more :: Read next :: (?:other|more|related) (?:services|pages|articles)|read (?:next|more|also)|see also|further reading|related :: Link to the pages that go deeper, each with a sentence on what it says.
offer :: What we offer :: what (?:we|i) (?:offer|do)|everything that|does there|(?:our|my) (?:services|products|treatments|courses|rooms|features|range)|services :: Name each thing that is offered in one line: what it is, for whom, with a link to its page.
who :: Who we are :: who (?:we are|i am|is behind)|about (?:us|me)|(?:our|the) (?:team|people)|meet the :: Introduce the people with name and task, and say since when they have done this and what they stand for.
story :: How it began :: (?:our|my|the) (?:story|history)|how .{0,40}began|history :: Say when and why it began and what has changed since, with dates that can be shown.
reach :: How to reach us :: reach|telephone|phone|e-?mail :: Give telephone, address for mail and form, and say when somebody answers.
next :: What happens next :: what happens (?:next|then|after)|next steps? :: Say what follows the first message, how soon, and what the reader should have at hand.
common :: What both have in common :: in common|similarit :: Name what both do alike, so that nobody has to compare it.
figures :: Facts and figures :: facts|figures|numbers|statistic :: Give the facts that can be checked, each with its source and its date.
background :: Background :: background|history|origin :: Say where it comes from and how it came to be what it is, with dates.
matters :: What matters most :: matters|important|essential :: Name the three points that decide, the most important first, with the reason for each.
myths :: Common misconceptions :: misconcept|myths?(?!\\p{L})|misunderst :: Name two or three things that many people get wrong, and say what is true, with a source.
signs :: How to recognize it :: signs?|symptoms?|recogni[sz]e|how to tell :: List the signs, the most common first, and for each one how the reader checks it.
causes :: What causes it :: causes?|why|reasons? :: Name the usual causes, the most common first, and how to tell them apart.
relief :: What you can do yourself :: yourself|diy|checks?|at home|prevent\\p{L}*|tips :: Give the steps that are safe without help, in order, and say when to stop.
seekHelp :: When to get help :: professional|doctor|when to (?:call|see|get|ask)|urgent :: Say which signs need somebody qualified, how soon, and what that person does first.
priceExamples :: Two worked examples :: examples?|case :: Calculate two typical cases, from the first item to the total.
variations :: Tips and variations :: variation|variant|tips?|substitut|swap :: Name two ingredients that can be replaced, with what, and what that changes in taste or texture.
keeping :: Storage :: stor(?:e|age|ing)|keep(?:s|ing)?|leftovers|freez :: Say how long it keeps, where, and whether it can be frozen or prepared the day before.
reserve :: Booking and contact :: book\\p{L}*|reserv\\p{L}*|contact|availability :: Say how to book, what is needed for it, and how long an answer takes.`,
  `nameKept :: Keep "{k}" in the main heading, and name it again in the first two sentences.
nameMissing :: Bring "{k}" into the main heading and the first two sentences.
noText :: The page has no text yet.
hasText :: The page has {n} words so far.
purpose :: Its purpose: "{p}"
ownEmpty :: There is no text of its own below "{h}". If a picture, a form or a video stands there, say in one sentence what it shows; otherwise write the section or remove the heading.
ownLegal :: Change the wording only together with whoever is responsible for it.
contact :: Contact
split :: The text has no subheadings: divide it where the subject changes, and give each part a heading that says its answer.
ownThin :: "{h}" has {n} words, which is too little to answer it.
ownFull :: "{h}" has {n} words.
ownStart :: Begin it with the answer, and cut what other sections repeat.
ownOne :: "{h}" has a single word, which is too little to answer it.
ownKeep :: Keep it as it is.
openLong :: Its first sentence has {n} words: give the answer in the first 20.
longPart :: One paragraph has {n} words: split it.
repeats :: It says much of what "{h}" says: say it once.
noAmount :: It names no amount.
longSection :: That is long for one section: give it subheadings.
ownTopic :: It is the place for this: {w}
ownParts :: "{h}" has {n} words, most of them below smaller headings. Keep their order.
spread :: Spread its text over the sections below, and keep what is right.
sibling :: The page {p} is about this. Write two sentences here and link to it.
serp :: {n} of {m} pages that rank for "{k}" have this section ({d}), and this page does not. Cover it with what only you can say.
secondary :: "{k}" is a secondary keyword of the page, and no heading names it. Say how it belongs to the subject.
questions :: Frequently asked questions
questionsWrite :: Answer these questions, which people really ask, each in its first sentence.
answer :: Answer in the first sentence, in at most 50 words in all, so that the answer can be quoted alone.
source_search :: Asked in search.
source_site :: Another page of the site asks it.
source_ranking :: Pages that rank for this answer it.
facts :: Facts of the site: {f}.
links :: Link to: {l}.
budget :: About {a} to {b} words.
prices :: Prices at a glance
find :: Where to find us
whoI :: Who I am
offerI :: What I offer
area :: {x} in {place}
asks :: People search for "{k}".
source_results :: Search engines list this question for "{k}".
shown :: Shown {n} times for "{k}" in 28 days.
searched :: Searched {n} times a month.
rankingLength :: The pages that rank and could be read have {a} to {b} words.
resultsPrice :: {n} of the first {m} results for "{k}" name prices or offers in their titles.
resultsCompare :: {n} of the first {m} results for "{k}" compare things in their titles.
nameExample :: For example: "{h}".`,
);
