/** Pages of the test: their statements are true, and their markup is what the checkers look for. */
export const samplePages = {
  'guide.html': `<!doctype html><html lang="en"><head><title>How to clean a bicycle chain: five steps | Ridgeway Cycles</title>
<link rel="canonical" href="https://ridgeway.example/guides/chain">
<meta name="description" content="Clean your bicycle chain in 20 minutes: what you need, five steps, and how often it pays. Measured on 12 commuter bikes in our workshop.">
<meta name="author" content="Ann Hope"><meta property="article:published_time" content="2026-03-02">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"How to clean a bicycle chain","author":{"@type":"Person","name":"Ann Hope"},"datePublished":"2026-03-02"}</script>
</head><body><header><nav><a href="/">Ridgeway Cycles</a> <a href="/shop">Shop</a> <a href="/contact">Contact</a></nav></header>
<main><article><h1>How to clean a bicycle chain</h1>
<p>A clean bicycle chain lasts twice as long, and 20 minutes with a brush are enough for it. This guide shows the five steps that our workshop uses every week.</p>
<h2>What do you need?</h2>
<p>For example, a stiff brush, a rag and 50 ml of degreaser are enough for most chains, and none of these things costs more than 8 euros in our <a href="/shop/brushes">brush range</a>.</p>
<ul><li>A stiff brush with nylon bristles that reach between the links</li><li>A lint-free rag for wiping the rollers dry again</li><li>Fifty millilitres of a degreaser that is made for chains</li></ul>
<h2>The five steps of cleaning</h2>
<p>Shift to the smallest sprocket first, so that the chain hangs loose, and turn the pedals backwards while the brush runs over the links on both sides.</p>
<p>Wipe the chain dry afterwards, wait for five minutes, and oil each link with one drop. We follow the <a href="https://standards.example/iso-9633">ISO 9633 standard</a> for the oil.</p>
<figure><img src="/images/chain.jpg" alt="A brush on a bicycle chain" width="640" height="480"></figure>
<p>Riders who clean the chain every 200 kilometres change it half as often as riders who wait for it to squeak, as our measurements on 12 bikes showed.</p>
<h4>How often is often enough?</h4>
<p>Every 200 kilometres in dry weather and every 100 kilometres in rain is what our workshop recommends to commuters who ride through the winter months.</p>
<table><tr><th>Weather</th><th>Kilometres</th></tr><tr><td>Dry</td><td>200</td></tr><tr><td>Rain</td><td>100</td></tr></table>
<p>Read more <a href="/shop/oils">here</a> about the oils that we sell, and ask us in the workshop when the chain still squeaks after it was cleaned and oiled.</p>
</article></main><footer><a href="tel:+442079460018">+44 20 7946 0018</a> <a href="/imprint">Imprint</a></footer></body></html>`,
  'reinigung.html': `<!doctype html><html lang="de"><head><title>Wärmepumpe reinigen</title>
<link rel="canonical" href="https://waerme.example/ratgeber/reinigen"></head><body>
<nav><a href="/">Start</a><a href="/kontakt">Kontakt</a></nav><main><h1>Wärmepumpe reinigen: so geht es</h1>
<p>Eine Wärmepumpe braucht zweimal im Jahr eine Reinigung, und die meisten Handgriffe gelingen ohne Werkzeug in weniger als einer Stunde.</p>
<p>Schalten Sie die Anlage zuerst ab, entfernen Sie das Laub vom Gitter und spülen Sie die Lamellen mit klarem Wasser von innen nach außen ab.</p>
<h2>Wann der Fachbetrieb kommen sollte</h2>
<p>Wenn die Anlage lauter wird oder der Verbrauch um mehr als zehn Prozent steigt, sollte ein Fachbetrieb den Kältekreis prüfen und die Ventilatoren auswuchten.</p>
</main></body></html>`,
} as const;

/** A page of which hardly anything good can be said. */
export const barePage = `<!doctype html><html lang="en"><head><title>Kitchens kitchens! KITCHENS</title>
<script type="application/ld+json">{"@type":"Product",</script></head><body><main>
<p>Those kitchens are the best kitchens that anyone has ever built in the whole of this county. Those kitchens are the best kitchens that anyone has ever built in the whole of this county. Those who buy one come back for another one in the next year, as all of them have said so far.</p>
</main></body></html>`;

/** A business that says in its markup and in its text how to reach it. */
export const shopPage = `<!doctype html><html lang="en"><head><title>Hartley Joiners, oak tables in Leeds</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"FurnitureStore","name":"Hartley Joiners","telephone":"+44 113 496 0018","email":"bench@hartley-joiners.example","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday"],"opens":"08:00","closes":"17:30"}],"address":{"@type":"PostalAddress","streetAddress":"14 Canal Row","postalCode":"LS1 4AP","addressLocality":"Leeds"}}</script>
</head><body><main><h1>Oak tables from Leeds</h1><p>Call our workshop on <a href="tel:+441134960018">0113 496 0018</a> or write to <a href="mailto:bench@hartley-joiners.example">bench@hartley-joiners.example</a>.</p></main></body></html>`;
