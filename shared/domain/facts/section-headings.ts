/** Headings of sections, in the languages that pages are read in. */

export const praiseHeading =
  /testimonial|(?<!\p{L})reviews?(?!\p{L})|(?<!\p{L})what [\p{L} ]{1,40} (?:say|said|think)(?!\p{L})|kind words|happy (?:customers|clients|patients)|loved by|in their (?:own )?words|(?:kunden|patienten|gäste|mandanten)(?:stimmen|meinungen|bewertungen)|bewertungen|rezensionen|(?:das|was) [\p{L} ]{0,30}(?:kunden|patienten|gäste|mandanten) [\p{L} ]{0,20}sagen|stimmen unserer|avis (?:clients?|de nos|google|patients?)|témoignages?|ce que (?:disent|pensent)|ils (?:nous font confiance|parlent de nous)|testimonios?|opiniones|(?:lo )?que dicen|dicen de nosotros|recensioni|dicono di noi|testimonianze|cosa dicono|depoimentos?|o que (?:dizem|nossos)|avaliações|opiniões|ervaringen|wat (?:onze )?(?:klanten|patiënten|cliënten)|beoordelingen|opinie|co mówią|referencje|отзывы|клиенты о нас|что говорят|нам доверяют|お客様の[声、]|患者様の声|口コミ|ご感想|体験談|kundeomtaler|omdömen|anmeldelser/iu;

export const praiseNames =
  /testimonial|review|customer-quote|client-quote|rezension|temoignage|kundenstimme|recension|depoimento|otzyv|feedback/i;

export const teamHeading =
  /^(?:meet )?(?:(?:our|the|your) )?(?:\p{L}+ )?(?:team|people|staff|crew|doctors|dentists|attorneys|lawyers|stylists|barbers|experts|leadership(?: team)?)$|^(?:meet )?(?:our|the) (?:team|people|staff|crew)(?!\p{L})[\p{L} ,'’]{0,40}$|^who we are$|^(?:the people|the faces|die menschen|les visages) (?:behind|hinter|derrière)(?!\p{L})[\p{L} ]{0,40}$|^(?:unser|das|ihr|mein)(?:e|em)? (?:praxis)?(?:team|mitarbeiter)[\p{L} ]{0,20}$|^(?:team|praxisteam|mitarbeiter(?:innen)?|ansprechpartner|über uns)$|^(?:notre |l['’])équipe[\p{L} ]{0,20}$|^équipe$|^(?:nuestro |el )?equipo[\p{L} ]{0,20}$|^(?:il nostro (?:team|staff)|lo staff|chi siamo|staff)$|^(?:nossa |a )?equipe[\p{L} ]{0,20}$|^(?:ons |het )?team$|^(?:nasz )?zespół$|^(?:наша )?команда$|^наши (?:мастера|специалисты|врачи|мастера|сотрудники)$|^(?:teamet|(?:vårt|vores|møt|mød|möt) team(?:et)?|(?:våre|vores|våra) (?:ansatte|medarbeidere|medarbejdere|medarbetare|folk|\p{L}+er)|medarbeidere|medarbejdere|medarbetare|personalet?)$|^(?:スタッフ|スタッフ紹介|院長紹介)$/iu;

export const awardsHeading =
  /^(?:our )?awards?(?:(?: and|,| &)[\w ,&]{0,40})?$|^(?:auszeichnungen|unsere auszeichnungen|prix et distinctions|nos distinctions|distinctions|récompenses|premios(?: y reconocimientos)?|premi(?: e riconoscimenti)?|prêmios|prijzen|nagrody(?: i wyróżnienia)?|награды|受賞歴)$/iu;
