/**
 * Sentences that give orders to a machine that reads the brief: they say nothing of the business. What a person writes to people never
 * speaks of prompts and instructions.
 */
const order =
  /(?<!\p{L})(?:(?:ignore|disregard|forget|override) (?:all |any |the |your |these |every )*(?:previous|prior|above|earlier|preceding|system|other)?\s?(?:instructions?|prompts?|rules|directions|messages?|everything above)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|you are (?:now|no longer) (?:an?|the|in|\p{Lu})|jailbreak|developer mode|prompt injection|as an ai (?:language )?model|(?:ignorier\p{L}*|vergiss|missachte) (?:alle |die |deine |bisherigen |vorherigen |obigen )*(?:anweisung|instruktion|vorgabe|regel)\p{L}*|(?:ignore[rz]?|oublie[rz]?) (?:toutes? |tous |les |vos |tes )*(?:instructions?|consignes|règles)|(?:ignora|olvida|ignore|esqueça|dimentica)\p{L}* (?:todas? |todos |tutte |as |las |los |le |tus |suas |tuas )*(?:instrucci\p{L}+|instruç\p{L}+|istruzion\p{L}+|reglas|regras|regole)|(?:negeer|vergeet) (?:alle |de |je )*(?:vorige |eerdere )?(?:instructies|opdrachten|regels)|(?:zignoruj|ignoruj|zapomnij) (?:wszystkie |o )*(?:poprzednie |wcześniejsze )?(?:instrukcje|polecenia|zasady)|(?:ignorera|glöm) (?:alla )?(?:tidigare |föregående )?(?:instruktioner|regler)|(?:önceki|tüm) (?:tüm )?(?:talimatları|komutları) (?:yok say|unut|görmezden gel)\p{L}*|игнорируй\p{L}* (?:все )?(?:предыдущие )?(?:инструкции|указания)|以前の指示を(?:すべて)?無視)(?!\p{L})/iu;
const marks =
  /<\/?(?:system|assistant|user|brief|instructions?|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]{2,20}\|>|\{\{[^{}]{0,60}\}\}/iu;

/** The lines of a brief without those in which something is ordered of a machine. */
export const withoutMachineOrders = (text: string): string =>
  order.test(text) || marks.test(text)
    ? text
        .split('\n')
        .filter((line) => !order.test(line) && !marks.test(line))
        .join('\n')
    : text;
