/** Briefs that name a question as a page and things by letters. */
export const plainBriefs = [
  'Fahrschule Kurz in Fulda. Wir bilden aus in den Klassen A, B und C. Wir wünschen eine Seite: Wie lange dauert der Führerschein für Berufstätige mit wenig Zeit am Abend in Fulda?',
  'Harbour Driving School, Cork. We teach categories A, B and C. We want a page on how to pass your driving test in Cork with little time for lessons in the evening.',
];

/** A page whose structured data says other figures than its text, with hours, a rating and a name that is used as one. */
export const markedPage = `<html lang="en"><head><title>Frogner</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Chair","offers":{"@type":"Offer","price":"1299.50"},
"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5","reviewCount":"12"}}</script></head>
<body><main><h1>Welcome to our house</h1><h2>Tea vs coffee</h2>
<p>We live near Frogner and work in Frogner. Our people like Frogner, and you find us in Frogner, where Frogner is green.</p>
<p>4.9 out of 5 stars, 120 Google reviews</p><p>Monday to Friday 9:00 - 17:00</p><p>Mon-Fri 9am-5pm</p>
<ul><li>Frogner is what Frogner was.</li></ul><pre><code>a\n\nb</code></pre></main></body></html>`;

/** Prices that nothing of the page is about. */
export const pricedMarkdown =
  '# Cold brew coffee\n\nWe steep it.\n\n```text\nboil\n```\n\nHaircut for men $25, haircut for women $45, colour from $90.\n';
