/** Labels on a business itself: where it works, who works there, with what. */

/** A person's way to a profession, which is no search of a customer. */
const isInTraining =
  /\s(?:in training|in ausbildung|en formation|en formación|in formazione|em formação|in opleiding|w trakcie szkolenia|under utbildning)$/iu;
/** "Offices in the region": said of where, for the readers of one page. */
const inRegion =
  /\s(?:in (?:the|your|our) (?:area|region)|near you|in (?:der|ihrer|unserer) (?:region|nähe|umgebung)|(?:dans|de) (?:la|votre|notre) région|en (?:la|su|tu|nuestra) (?:región|zona)|n(?:ella|ella tua) (?:regione|zona)|(?:na|da) (?:região|sua região)|in (?:de|uw|onze) (?:regio|buurt|omgeving)|w (?:regionie|okolicy)|i (?:regionen|området))$/iu;
/** "A dream kitchen from your joiner" praises who makes it. */
const byWhom = /\s(?:vom|von ihrem|by your|par votre|de tu|dal tuo|do seu|van uw|od twojego|från din)\s/iu;
/** Tools that any business has. */
const ofAnyBusiness =
  /^(?:professional|modern|advanced|latest|quality|high-quality|state-of-the-art)\s(?:equipment|tools|technolog(?:y|ies)|machines)$|^moderne?\s(?:ausstattung|technik|geräte)$|^(?:matériel|équipements?)\s(?:professionnels?|modernes?)$|^equip(?:o|os|amiento)\s(?:profesional(?:es)?|modernos?)$|^attrezzatur[ae]\s(?:professional[ei]|modern[ae])$|^(?:professionele|moderne)\s(?:apparatuur|uitrusting)$|^(?:profesjonalny|nowoczesny)\ssprzęt$|^modern[at]?\s(?:teknologi|teknik|utrustning|utstyr|udstyr)$|^tecnolog[ií]as?\s(?:modernas?|moderne|avanzad[ao]s?|avançadas?)$/iu;

/** True for a label that is about a business, and no search of its customers. */
export const isOfBusiness = (label: string): boolean =>
  [isInTraining, ofAnyBusiness, inRegion, byWhom].some((pattern) => pattern.test(label));
