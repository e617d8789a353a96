/** Words of shops on a card: their products are no services. */
export const shopWords =
  /add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|do koszyka|в корзину|カートに入れる|sold out|ausverkauft/i;

/** Where a shop keeps what a visitor buys. */
export const basketPath =
  /[/=_-](?:cart|basket|bag|checkout|warenkorb|kasse|panier|commande|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)|koszyk|korzina)(?:[/?#._-]|$)/i;

/** Before a price, these make it no price of a service. */
export const noOffer =
  /^(?:prices?|pricing|rates|preise?|prix|tarife?s?|precios?|tarifas?|prezz[io]|preços?|prij(?:s|zen|slijst)|tarieven|cen[ay]|cennik|pris(?:er)?|цен[аы]|料金|価格)$|(?<!\p{L})(?:econom[iy]|économi|ahorr|risparmi|bespaar|donat|spende|(?:total|subtotal|summe|gesamt|zwischensumme|warenkorb|cart|panier|carrito|carrello|shipping|versand(?:kosten)?|livraison|envío|spedizione|frete|wysyłka|доставка|save|savings?|spare|sparen|ersparnis|sie sparen|oszczędzasz|discount|rabatt|réduction|descuento|sconto|desconto|korting|rabat|скидка|mindestbestellwert|minimum order|deposit|kaution|caution|fianza|cauzione|borg|kaucja|turnover|umsatz|revenue|raised|stammkapital|capital social|kapitał zakładowy)(?!\p{L}))/iu;

const time =
  '(?:min(?:\\.|uten?|utes?|utos|uti|uut)?|std\\.?|stunden?|hours?|hrs?|h|heures?|horas?|ore|ora|uur|godz(?:\\.|iny?)?|час(?:а|ов)?|мин(?:\\.|ут)?|分|時間|tage?|days?|jours?|días?|giorni|dias|dagen|dni|wochen?|weeks?|monate?|months?|mois|meses|mesi|maanden)';
/** A duration, a number or a size names nothing by itself. */
export const isMeasureOnly = (text: string): boolean => measure.test(text) || size.test(text);
const measure = new RegExp(
  `^[-–—•*\\s]{0,8}(?:(?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot|do|до|延長|ca\\.|je)\\s?)?[\\d½¼¾.,]{1,12}(?:\\s?[-–x×/+]\\s?[\\d½.,]{1,12}){0,4}\\s?(?:${time}(?:\\s?[\\d½]{1,2}(?:\\s?${time})?)?|kg|g|l|cl|ml|m²|qm|x|×|毎){0,2}毎?$`,
  'iu',
);
const size =
  /^[-–—•*\s]*(?:small|medium|large|xl|klein|mittel|groß|petite?|moyenne?|grande?|pequeñ[oa]|median[oa]|grandes?|piccol[oa]|medi[oa]|pequen[oa]|médi[oa]|middel|groot|mał[aey]|średni[ae]|duż[aey]|маленьк\p{L}+|средн\p{L}+|больш\p{L}+|single|double|half|full|bronze|silver|gold|platinum|adults?|children|erwachsene|kinder|adultes?|enfants?|adultos?|niños|bambini|adulti|crianças|kinderen|volwassenen|dorośli|dzieci|一律|大人|子供|平日|土日祝?|weekdays?|weekends?)$/iu;
