/** What announces services and prices, and what is sold without being a service, in the languages that pages are read in. */

export const priceHeading =
  /(?<!\p{L})(?:price[sd]?|pricing|price list|rates|fees|packages|plans|preis(?:e|liste|tabelle)?|tarife?s?|prestations|nos prix|precios?|tarifas?|planes|prezz[io]|listino|preços?|tabela de preços|planos|tarieven|prijzen|prijslijst|cennik|ceny|priser|prisliste|prislista|цены|прайс|стоимость|menu|menú|menù|speisekarte|carte|carta)(?!\p{L})|料金|価格|メニュー|价格/iu;

export const servicesHeading =
  /^(?:(?:our|the|all|my) )?(?:\p{L}+ )?(?:services|treatments)(?: (?:we offer|offered|at a glance))?$|^what (?:we (?:do|offer)|do we do)\??$|^what can (?:we|\p{Lu}[\p{L} ]{1,40}) do for you\??$|^(?:(?:unsere?|meine?|das) )?(?:leistungen|angebote?|behandlungen|leistungsspektrum|leistungsangebot|behandlungsspektrum|therapieangebote?|therapien|dienstleistungen)(?: (?:im überblick|\([\p{L} ]{3,20}\)))?$|^(?:(?:nos|mes) )?(?:services|prestations|soins)$|^(?:(?:nuestros|mis) )?(?:servicios|tratamientos)(?: disponibles)?$|^qué (?:hacemos|ofrecemos)\??$|^(?:i (?:nostri|miei) )?(?:servizi|trattamenti)(?: offerti)?$|^cosa (?:facciamo|offriamo)$|^(?:(?:os )?(?:nossos|meus) )?serviços(?: disponíveis| oferecidos)?$|^o que fazemos$|^(?:(?:onze|mijn) )?(?:diensten|behandelingen|assortiment|aanbod)$|^wat (?:(?:wij|we) doen|doen (?:wij|we))\??$|^(?:nasze )?(?:usługi|zabiegi)$|^(?:nasza )?oferta$|^czym się zajmujemy$|^(?:наши )?услуги$|^что мы делаем$|^(?:(?:våre|vores|våra|vår) )?(?:tjenester|behandlinger|ydelser|tjänster|behandlingar)$|^hva vi (?:tilbyr|gjør)$|^hvad (?:vi (?:tilbyder|laver)|laver vi)\??$|^vad vi (?:erbjuder|gör)$|^(?:サービス|サービス内容|事業内容|業務内容|施術メニュー|診療案内|我们的服务)$/iu;

/** What a shop writes on a card: its products are no services. */
export const shopWords =
  /add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|do koszyka|в корзину|カートに入れる|sold out|ausverkauft/i;

/** Where a shop keeps what a visitor buys. */
export const basketPath =
  /[/=_-](?:cart|basket|bag|checkout|warenkorb|kasse|panier|commande|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)|koszyk|korzina)(?:[/?#._-]|$)/i;

/** Before a price, these make it no price of a service. */
export const noOffer =
  /(?<!\p{L})(?:total|subtotal|summe|gesamt|zwischensumme|warenkorb|cart|panier|carrito|carrello|shipping|versand(?:kosten)?|livraison|envío|spedizione|frete|wysyłka|доставка|save|spare|sparen|discount|rabatt|réduction|descuento|sconto|desconto|korting|rabat|скидка|mindestbestellwert|minimum order|deposit|kaution|caution|fianza|cauzione|borg|kaucja|turnover|umsatz|revenue|raised|stammkapital|capital social|kapitał zakładowy|donat\p{L}*|spende\p{L}*)(?!\p{L})/iu;

const time =
  '(?:min(?:\\.|uten?|utes?|utos|uti|uut)?|std\\.?|stunden?|hours?|hrs?|h|heures?|horas?|ore|ora|uur|godz(?:\\.|iny?)?|час(?:а|ов)?|мин(?:\\.|ут)?|分|時間|tage?|days?|jours?|días?|giorni|dias|dagen|dni|wochen?|weeks?|monate?|months?|mois|meses|mesi|maanden)';
/** A duration, a number or a size names nothing by itself. */
export const isMeasureOnly = (text: string): boolean => measure.test(text) || size.test(text);
const measure = new RegExp(
  `^[-–—•*\\s]*(?:(?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot|do|до|延長|ca\\.|je)\\s?)?[\\d½¼¾.,]+(?:\\s?[-–x×/+]\\s?[\\d½.,]+)*\\s?(?:${time}(?:\\s?[\\d½]{1,2}(?:\\s?${time})?)?|kg|g|l|cl|ml|m²|qm|x|×|毎)*(?:毎)?$`,
  'iu',
);
const size =
  /^[-–—•*\s]*(?:small|medium|large|xl|klein|mittel|groß|petite?|moyenne?|grande?|pequeñ[oa]|median[oa]|grandes?|piccol[oa]|medi[oa]|pequen[oa]|médi[oa]|middel|groot|mał[aey]|średni[ae]|duż[aey]|маленьк\p{L}+|средн\p{L}+|больш\p{L}+|single|double|half|full|bronze|silver|gold|platinum|adults?|children|erwachsene|kinder|adultes?|enfants?|adultos?|niños|bambini|adulti|crianças|kinderen|volwassenen|dorośli|dzieci|大人|子供|平日|土日祝?|weekdays?|weekends?)$/iu;
