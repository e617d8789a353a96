/**
 * Sentences that give orders to a machine that reads the brief: they say nothing of the business. What a person writes to people never
 * speaks of prompts and instructions.
 */
const order =
  /(?:^|\P{L})(?:(?:ignore|disregard|forget|override) (?:all |any |the |your |these |every ){0,4}(?:previous|prior|above|earlier|preceding|system|other)?\s?(?:instructions?|prompts?|rules|directions|messages?|everything above)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|you are (?:now|no longer) (?:an?|the|in|\p{Lu})|jailbreak|developer mode|prompt injection|as an ai (?:language )?model|(?:ignorier\p{L}{0,12}|vergiss|missachte) (?:alle |die |deine |bisherigen |vorherigen |obigen ){0,4}(?:anweisung|instruktion|vorgabe|regel)\p{L}{0,12}|(?:ignore[rz]?|oublie[rz]?) (?:toutes? |tous |les |vos |tes ){0,4}(?:instructions?|consignes|règles)|(?:ignora|olvida|ignore|esqueça|dimentica)\p{L}{0,12} (?:todas? |todos |tutte |as |las |los |le |tus |suas |tuas ){0,4}(?:instrucci\p{L}{1,12}|instruç\p{L}{1,12}|istruzion\p{L}{1,12}|reglas|regras|regole)|(?:negeer|vergeet) (?:alle |de |je ){0,4}(?:vorige |eerdere )?(?:instructies|opdrachten|regels)|(?:zignoruj|ignoruj|zapomnij) (?:wszystkie |o ){0,4}(?:poprzednie |wcześniejsze )?(?:instrukcje|polecenia|zasady)|(?:ignorera|glöm) (?:alla )?(?:tidigare |föregående )?(?:instruktioner|regler)|(?:önceki|tüm) (?:tüm )?(?:talimatları|komutları) (?:yok say|unut|görmezden gel)\p{L}{0,12}|игнорируй\p{L}{0,12} (?:все )?(?:предыдущие )?(?:инструкции|указания)|以前の指示を(?:すべて)?無視)(?:$|\P{L})/iu;
const marks =
  /<\/?(?:system|assistant|user|brief|instructions?|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]{2,20}\|>|\{\{[^{}]{0,60}\}\}/iu;

/** The lines of a brief without those in which something is ordered of a machine. */
export const removeMachineOrders = (text: string): string =>
  order.test(text) || marks.test(text)
    ? text
        .split('\n')
        .filter((line) => !order.test(line) && !marks.test(line))
        .join('\n')
    : text;
