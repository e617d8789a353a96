/** Placeholders of templates that no one replaced: they say nothing about the business. */

const emailDomain =
  /[@.](?:[\w-]{1,63}-demo|demo|example|exemple|exemplo|ejemplo|esempio|beispiel|voorbeeld|przyklad|domain|yourdomain|yoursite|untitled|\w{0,20}(?:business|company|practice)name|yourcompany|mysite|website|yourwebsite|test)\.[a-z]{2,4}$/i;
const emailName =
  /^(?:your|you|yourname|your[._-]?e?mail|name|vorname\.nachname|max\.mustermann|john\.?doe|jane\.?doe|someone|noreply|no-reply|donotreply)@/i;

export const isPlaceholderEmail = (address: string): boolean => emailDomain.test(address) || emailName.test(address);

/** Digits of one kind or in a row; the exchange 555 of North America, which is given to no one. */
export function isPlaceholderPhone(e164: string): boolean {
  const national = e164.slice(-10);
  if (/(\d)\1{6}$/.test(e164) || /(?:1234567|2345678|7654321)/.test(e164.slice(-8)) || /12345678/.test(e164))
    return true;
  return e164.startsWith('+1') && (national.startsWith('555') || /^\d{3}555(?:01\d\d|1234|5555|0000)$/.test(national));
}

const address =
  /[○◯〇●]{2}|(?<!\d)0{5}(?!\d)|\bcidade exemplo(?!\p{L})|(?<!\d)1[-−ー]2[-−ー]3(?![\d-])|\b(?:123|1234) (?:main|your|any|fake|example|business|roofing|street)\b|\b(?:musterstra(?:ß|ss)e|musterstadt|musterweg|anytown|your (?:city|street|address)|lorem|street name|street address|rue exemple|calle falsa|via (?:dell['’])?esempio|rua (?:do )?exemplo|calle (?:de |del )?ejemplo|rue de l['’]exemple|exempel(?:gatan|vägen)|eksempelve[ij]en|voorbeeldstraat|beispiel(?:stra(?:ß|ss)e|weg)|(?:ul(?:\.|ica) )?przykładowa|calle ejemplo)(?!\p{L})/iu;

export const isPlaceholderAddress = (text: string): boolean => address.test(text);

const person =
  /^(?:john|jane) (?:doe|smith|q\.? public)$|^(?:max|erika|maria) muster(?:mann|frau)$|^jean dupont$|^mario rossi$|^juan p[eé]rez$|^jan (?:kowalski|jansen)$|^fulano(?: de tal)?$|^иван(?:ов)? иван(?:ов)?$|^(?:first|your|client|customer|author|full)(?: last)? name$|^name$|^lorem ipsum$/i;

export const isPlaceholderPerson = (name: string): boolean => person.test(name.trim());

/** Filler text, and what systems that fill in templates left open. */
export const isPlaceholderText = (text: string): boolean =>
  /\b(?:lorem ipsum|dolor sit amet|consectetur adipisc|sample text|your text here|text goes here|insert text|blindtext|texto de ejemplo|testo di esempio)\b|\{\{|\[\[|%%\w{1,40}%%|\[[^\]\n]{0,30}\b(?:name|business|company|practice|city|firma|firmenname|nom|nombre|nome)\]/i.test(
    text,
  );
