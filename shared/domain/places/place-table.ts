/**
 * Cities and regions that briefs name, by the two letters of their country. `Kraków=Krakowie` is one city with another form of its name.
 * A name after `?` is also an everyday word: it counts only after a word such as "in".
 */
interface CountryPlaces {
  readonly cities: string;
  readonly regions: string;
}

const cities = (cityNames: string, regionNames = ''): CountryPlaces => ({ cities: cityNames, regions: regionNames });

export const placeTable: Readonly<Record<string, CountryPlaces>> = {
  US: cities(
    'New York City=New York=NYC,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,San Jose,Seattle,Denver,Boston,Portland,Miami,Atlanta,Detroit,Nashville,Las Vegas,Minneapolis,New Orleans,Washington DC=Washington D.C.=Washington,Brooklyn,Baltimore,Milwaukee,Albuquerque,Tucson,Sacramento,Kansas City,Omaha,Raleigh,Charlotte,Columbus,Indianapolis,Memphis,Louisville,Cleveland,Pittsburgh,Cincinnati,Tampa,Orlando,Buffalo,Boise,Salt Lake City,Oakland,Honolulu,Anchorage,Asheville,Santa Fe,Savannah,Madison,Ann Arbor,Boulder,Burlington,Rochester,Syracuse,Albany,Ithaca,Providence,Hartford,New Haven,Springfield,Richmond,Charlottesville,Roanoke,Greensboro,Winston-Salem,Wilmington,?Charleston,Greenville,Jacksonville,Tallahassee,Gainesville,Sarasota,Fort Lauderdale,Huntsville,Chattanooga,Knoxville,Lexington,Dayton,Toledo,Akron,Grand Rapids,Lansing,Kalamazoo,Traverse City,Green Bay,Duluth,St. Paul,Saint Paul,Des Moines,Iowa City,Cedar Rapids,St. Louis,Saint Louis,Topeka,Wichita,Tulsa,Oklahoma City,Little Rock,Fayetteville,Shreveport,Baton Rouge,?Lafayette,El Paso,Fort Worth,Lubbock,Amarillo,Waco,Galveston,Corpus Christi,Fort Collins,Colorado Springs,Cheyenne,Billings,Missoula,Bozeman,Spokane,Tacoma,?Olympia,Bellingham,Eugene,Ashland,Fresno,Bakersfield,Santa Barbara,Santa Cruz,Santa Rosa,San Luis Obispo,Berkeley,Long Beach,Anaheim,Pasadena,Reno,Flagstaff,Scottsdale,Sedona,Las Cruces,Provo,?Moab,Fargo,Sioux Falls,Rapid City,Bismarck,Fairbanks,Juneau',
    'California,Texas,Florida,Oregon,Colorado,Ohio,Michigan,Illinois,Arizona,Nevada,Utah,Montana,Wisconsin,Minnesota,Massachusetts,Vermont,Connecticut,New Jersey,Pennsylvania,Virginia,North Carolina,South Carolina,Tennessee,Kentucky,Alabama,Louisiana,Oklahoma,Kansas,Missouri,Iowa,Nebraska,Idaho,Wyoming,New Mexico,Hawaii,Alaska,Maine,New Hampshire,Rhode Island,Maryland,Delaware,West Virginia,Arkansas,Mississippi,North Dakota,South Dakota,Indiana,Washington State,New England',
  ),
  GB: cities(
    "London,Leeds,Manchester,Birmingham,Liverpool,Bristol,Sheffield,Edinburgh,Glasgow,Cardiff,Belfast,Newcastle,Nottingham,Leicester,York,Oxford,Cambridge,Brighton,Southampton,Portsmouth,Plymouth,Norwich,Aberdeen,Dundee,Inverness,Swansea,Newport,Exeter,Bradford,Wakefield,Huddersfield,Halifax,Harrogate,Hull,Coventry,Derby,Stoke-on-Trent,Wolverhampton,Northampton,Peterborough,Ipswich,Colchester,Canterbury,Gloucester,Cheltenham,Worcester,Hereford,Shrewsbury,Chester,Preston,Lancaster,Blackpool,Bolton,Stockport,Salford,Sunderland,Durham,Middlesbrough,Carlisle,?Lincoln,Swindon,Bournemouth,Salisbury,Winchester,Guildford,Milton Keynes,Luton,Falmouth,Truro,Whitby,Scarborough,Hebden Bridge,Skipton,Ilkley,Otley,?Bath,?Reading,?Wells,?Hove,?Rugby,?Sale,?Battle,?Deal,Kettering,Corby,Wellingborough,Solihull,Dudley,Walsall,Telford,Stafford,Burton upon Trent,Tamworth,Nuneaton,Leamington Spa,Stratford-upon-Avon,Redditch,Kidderminster,Malvern,Great Malvern,Ludlow,Oswestry,Wrexham,Bangor,Llandudno,Aberystwyth,Carmarthen,Llanelli,Bridgend,?Barry,Merthyr Tydfil,Newcastle upon Tyne,Gateshead,South Shields,Hartlepool,Darlington,Hexham,Alnwick,Berwick-upon-Tweed,Kendal,Keswick,Penrith,Barrow-in-Furness,Burnley,Blackburn,Oldham,Rochdale,Wigan,Warrington,St Helens,Southport,Macclesfield,Knutsford,Crewe,Nantwich,Buxton,Chesterfield,Mansfield,Newark-on-Trent,Grantham,Boston Spa,Scunthorpe,Grimsby,Doncaster,Rotherham,Barnsley,Dewsbury,Keighley,Ripon,Thirsk,Beverley,Bridlington,Stamford,King's Lynn,Great Yarmouth,Lowestoft,Bury St Edmunds,Sudbury,Felixstowe,Chelmsford,Southend-on-Sea,Basildon,Brentwood,Harlow,Bishop's Stortford,Hertford,St Albans,Watford,Hemel Hempstead,Stevenage,Letchworth,Hitchin,Bedford,Aylesbury,High Wycombe,Slough,?Windsor,Maidenhead,Bracknell,Basingstoke,Andover,Newbury,Farnham,Aldershot,Woking,Epsom,Dorking,Reigate,Crawley,Horsham,Worthing,Chichester,Eastbourne,Hastings,Lewes,Tunbridge Wells,Sevenoaks,Maidstone,Gillingham,Dartford,Gravesend,Ashford,Folkestone,Margate,Whitstable,Faversham,Weymouth,Dorchester,Poole,Yeovil,Taunton,Bridgwater,Glastonbury,Frome,Stroud,Cirencester,Tewkesbury,Evesham,Banbury,Bicester,Abingdon,Didcot,Witney,Torquay,Paignton,Totnes,Barnstaple,Bideford,Tiverton,Penzance,Newquay,Bodmin,Redruth,St Ives,St Austell,Stirling,Falkirk,Paisley,Kilmarnock,?Ayr,Dumfries,Galashiels,?Kelso,St Andrews,Kirkcaldy,Dunfermline,Elgin,Fort William,Oban,Lisburn,Londonderry,Newry,Armagh,Omagh,Enniskillen,Ballymena,Coleraine,?Bury,?Street,?Ware,?Rye,?Hay-on-Wye",
    'Yorkshire,West Yorkshire,North Yorkshire,South Yorkshire,Cornwall,Devon,Kent,Essex,Surrey,Sussex,Norfolk,Suffolk,Dorset,Somerset,Lancashire,Cumbria,Cheshire,Derbyshire,Scotland,England,Wales,Northern Ireland,the Cotswolds,Peak District,Lake District,Greater Manchester,Gower,Gloucestershire,Oxfordshire,Wiltshire,Hampshire,Berkshire,Buckinghamshire,Hertfordshire,Bedfordshire,Cambridgeshire,Northamptonshire,Leicestershire,Nottinghamshire,Lincolnshire,Warwickshire,Worcestershire,Herefordshire,Shropshire,Staffordshire,Northumberland,County Durham,Merseyside,Tyne and Wear,East Yorkshire,East Sussex,West Sussex,Isle of Wight,Rutland,Powys,Gwynedd,Pembrokeshire,Fife,Aberdeenshire,Perthshire,Scottish Borders,the Highlands,Isle of Skye',
  ),
  IE: cities(
    'Dublin,Galway,Limerick,Waterford,Kilkenny,Sligo,Killarney,Drogheda,?Cork,Tralee,Ennis,Athlone,Mullingar,Tullamore,Portlaoise,Carlow,Wexford,Wicklow,?Bray,Dundalk,Navan,Naas,Newbridge,Letterkenny,Donegal,Ballina,Castlebar,Westport,Clonmel,Thurles,Nenagh,Cobh,Kinsale,Bantry,Skibbereen,Dingle,Kenmare,Listowel,Youghal,Dungarvan,Tuam,Ballinasloe,Roscommon,Longford,Cavan,Monaghan,?Swords,Malahide,Maynooth',
    'County Cork,Connemara,County Kerry,County Clare',
  ),
  CA: cities(
    "Toronto,Montreal=Montréal,Vancouver,Calgary,Ottawa,Edmonton,Winnipeg,Québec=Quebec City,Hamilton,Kitchener,Halifax,Saskatoon,Regina,Victoria,Sherbrooke,Gatineau,Dartmouth,Moncton,Fredericton,Saint John,Charlottetown,St. John's,Kingston,Guelph,?Waterloo,Barrie,Thunder Bay,Oshawa,Mississauga,Brampton,Niagara Falls,Kelowna,Kamloops,Nanaimo,Prince George,Abbotsford,Burnaby,Whistler,Banff,Canmore,Lethbridge,Red Deer,Medicine Hat,Brandon,Moose Jaw,Trois-Rivières,Whitehorse,Yellowknife,Saguenay,Lévis,Drummondville,Rimouski,Granby,Saint-Hyacinthe",
    'Ontario,British Columbia,Alberta,Nova Scotia,Quebec,Manitoba',
  ),
  AU: cities(
    'Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Newcastle,Geelong,Cairns,Ballarat,Bendigo,Fremantle,Wollongong,Gold Coast,Sunshine Coast,Townsville,Toowoomba,Mackay,Rockhampton,Bundaberg,Albury,Wodonga,Wagga Wagga,Launceston,Devonport,Shepparton,Mildura,Warrnambool,Traralgon,Castlemaine,Dubbo,Armidale,Coffs Harbour,Port Macquarie,Byron Bay,Lismore,Bathurst,Bunbury,Busselton,Margaret River,Geraldton,Kalgoorlie,Alice Springs,Mount Gambier,Port Lincoln,Noosa,Parramatta',
    'New South Wales,Queensland,Tasmania,Victoria,Western Australia,South Australia',
  ),
  NZ: cities(
    'Auckland,Wellington,Christchurch,Dunedin,Queenstown,Nelson,Tauranga,Hamilton,Napier,New Plymouth,Whangarei,Palmerston North,Rotorua,Taupō,Taupo,Gisborne,Invercargill,Timaru,Blenheim,Wānaka,Wanaka,Whanganui,Masterton,Kerikeri,Ashburton,Oamaru,Greymouth',
  ),
  DE: cities(
    'Berlin,Hamburg,München=Munich,Köln=Cologne,Frankfurt am Main=Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dresden,Hannover,Bremen,Dortmund,Nürnberg=Nuremberg,Duisburg,Bochum,Wuppertal,Bielefeld,Bonn,Münster,Mannheim,Karlsruhe,Augsburg,Wiesbaden,Mönchengladbach,Gelsenkirchen,Aachen,Braunschweig,Kiel,Chemnitz,Magdeburg,Freiburg im Breisgau=Freiburg,Krefeld,Mainz,Lübeck,Erfurt,Oberhausen,Rostock,Kassel,Hagen,Potsdam,Saarbrücken,Ludwigshafen,Oldenburg,Osnabrück,Leverkusen,Heidelberg,Darmstadt,Solingen,Regensburg,Paderborn,Ingolstadt,Offenbach,Fürth,Würzburg,Ulm,Heilbronn,Pforzheim,Wolfsburg,Göttingen,Bottrop,Reutlingen,Koblenz,Erlangen,Bremerhaven,Remscheid,Bergisch Gladbach,Trier,Jena,Moers,Salzgitter,Siegen,Hildesheim,Cottbus,Gütersloh,Kaiserslautern,Konstanz,Ravensburg,Tübingen,Bamberg,Bayreuth,Passau,Rosenheim,Landshut,Kempten,Lindau,Marburg,Gießen,Fulda,Weimar,Görlitz,Flensburg,Stralsund,Lüneburg,Celle,Emden,Detmold,Villingen-Schwenningen,Offenburg,Emmendingen,Lörrach,Baden-Baden,Hürth,Brühl,Siegburg,Troisdorf,Neuss,Ratingen,Esslingen,Ludwigsburg,Sindelfingen,Böblingen,Göppingen,?Essen,?Halle,?Hof,?Worms,?Singen,?Hamm,?Aalen,?Wesel,Sonthofen,Immenstadt,Oberstdorf,Füssen,Kaufbeuren,Memmingen,Biberach,Friedrichshafen,Überlingen,Radolfzell,Tuttlingen,Rottweil,Balingen,Freudenstadt,Nagold,?Calw,Leonberg,Waiblingen,Schorndorf,Backnang,Schwäbisch Hall,Schwäbisch Gmünd,Crailsheim,Ellwangen,Heidenheim,Geislingen,Kirchheim unter Teck,Nürtingen,Metzingen,Bretten,Bruchsal,Rastatt,Bühl,Achern,Kehl,Lahr,Waldkirch,Titisee-Neustadt,Wertheim,Tauberbischofsheim,Bad Mergentheim,Mosbach,Sinsheim,Weinheim,Speyer,Landau,Neustadt an der Weinstraße,Pirmasens,Zweibrücken,Homburg,Neunkirchen,Merzig,Saarlouis,Idar-Oberstein,Bad Kreuznach,?Bingen,Ingelheim,Andernach,Neuwied,Montabaur,Limburg an der Lahn,Wetzlar,Bad Homburg,Oberursel,Friedberg,Hanau,Aschaffenburg,Schweinfurt,Bad Kissingen,Kitzingen,Ansbach,Schwabach,Forchheim,Coburg,Kronach,Kulmbach,Amberg,?Weiden,?Cham,Straubing,Deggendorf,Dingolfing,Freising,Erding,Dachau,Fürstenfeldbruck,Starnberg,Weilheim,Garmisch-Partenkirchen,Bad Tölz,Miesbach,Traunstein,Bad Reichenhall,Berchtesgaden,Altötting,Mühldorf,Landsberg am Lech,Donauwörth,Nördlingen,Dillingen,Neuburg an der Donau,Eichstätt,Neumarkt in der Oberpfalz,Eisenach,Gotha,Suhl,Ilmenau,Saalfeld,Gera,Altenburg,Nordhausen,Mühlhausen,Zwickau,Plauen,Freiberg,Meißen,Bautzen,Zittau,Pirna,Riesa,Torgau,Wittenberg,Dessau,Quedlinburg,Wernigerode,Halberstadt,Stendal,Salzwedel,Brandenburg an der Havel,Oranienburg,Eberswalde,Neuruppin,Luckenwalde,Lübbenau,Frankfurt an der Oder,Schwerin,Wismar,Güstrow,Greifswald,Neubrandenburg,?Waren,Neumünster,Rendsburg,Eckernförde,Schleswig,Husum,Itzehoe,Elmshorn,Pinneberg,Norderstedt,Ahrensburg,Bad Oldesloe,Eutin,Ratzeburg,?Stade,Buxtehude,Cuxhaven,Winsen an der Luhe,Uelzen,Soltau,Verden,Rotenburg,Delmenhorst,Wilhelmshaven,?Leer,Aurich,?Norden,Papenburg,Meppen,Lingen,Nordhorn,Cloppenburg,Vechta,Diepholz,Nienburg,Minden,Bückeburg,Stadthagen,Wunstorf,Garbsen,Peine,Gifhorn,Wolfenbüttel,Goslar,Hameln,Holzminden,Northeim,Einbeck,Herford,Bünde,Lemgo,Bad Salzuflen,Rheda-Wiedenbrück,Lippstadt,Soest,Arnsberg,Meschede,Iserlohn,Lüdenscheid,Witten,Herne,Recklinghausen,?Marl,Dorsten,Borken,Bocholt,Ahaus,Coesfeld,Rheine,Ibbenbüren,Warendorf,Ahlen,Unna,Lünen,Velbert,Mettmann,Hilden,Langenfeld,Dormagen,Viersen,Kleve,Geldern,Euskirchen,Düren,Jülich,Erkelenz,Gummersbach,Olpe,Bad Hersfeld,Eschwege,Korbach,Bad Wildungen,?Weil am Rhein,?Verl,?Melle,?Selb,?Plön,?Kamen,?Werl',
    'Bayern,Bavaria,Sachsen,Hessen,Baden-Württemberg,Nordrhein-Westfalen,NRW,Niedersachsen,Rheinland-Pfalz,Schleswig-Holstein,Brandenburg,Thüringen,Sachsen-Anhalt,Mecklenburg-Vorpommern,Saarland,Allgäu,Schwarzwald,Ruhrgebiet,Eifel,Breisgau,Franken,Oberbayern,Münsterland,Sauerland',
  ),
  AT: cities(
    'Wien=Vienna,Graz,Salzburg,Linz,Innsbruck,Klagenfurt,Villach,Wels,Sankt Pölten=St. Pölten,Dornbirn,Bregenz,Steyr,Feldkirch,Eisenstadt,Leoben,Krems,Kufstein,Wörgl,Kitzbühel,Schwaz,Hall in Tirol,Telfs,Imst,Landeck,Lienz,Bludenz,Lustenau,Hohenems,Hallein,Zell am See,Saalfelden,Bischofshofen,St. Johann im Pongau,Bad Ischl,Gmunden,Vöcklabruck,Braunau,Ried im Innkreis,?Traun,Leonding,?Enns,Amstetten,Waidhofen an der Ybbs,?Melk,Zwettl,Tulln,Klosterneuburg,Korneuburg,Mistelbach,Mödling,Baden bei Wien,Wiener Neustadt,Oberwart,Güssing,Kapfenberg,Bruck an der Mur,Judenburg,Knittelfeld,Liezen,Schladming,Weiz,Hartberg,Fürstenfeld,Feldbach,Leibnitz,Deutschlandsberg,Wolfsberg,Spittal an der Drau,Hermagor,St. Veit an der Glan,?Velden',
    'Tirol,Vorarlberg,Steiermark,Kärnten,Oberösterreich,Niederösterreich,Burgenland,Salzkammergut,Wachau',
  ),
  CH: cities(
    'Zürich=Zurich,Genf=Genève=Geneva,Basel=Bâle,Bern=Berne,Lausanne,Luzern=Lucerne,Winterthur,St. Gallen,Lugano,Biel=Bienne,Thun,Chur,Schaffhausen,Freiburg=Fribourg,Neuenburg=Neuchâtel,Zug,Solothurn,Aarau,Sion,Montreux,Vevey,Yverdon,Locarno,Bellinzona,Brugg,Wohlen,Lenzburg,Zofingen,Olten,Langenthal,Burgdorf,Spiez,Interlaken,Meiringen,?Brig,Visp,Sierre,Martigny,Davos,Arosa,St. Moritz,Maienfeld,Sargans,Rapperswil,?Wil,Gossau,Herisau,Appenzell,Frauenfeld,Kreuzlingen,Romanshorn,Weinfelden,Uster,Wetzikon,Dübendorf,Kloten,Bülach,Dietikon,Horgen,Wädenswil,Einsiedeln,Schwyz,Altdorf,?Stans,Sarnen,Sursee,Kriens,Liestal,Pratteln,Rheinfelden,Delémont,Murten,Nyon,Morges,Bulle,La Chaux-de-Fonds,Mendrisio',
    'Tessin,Ticino,Wallis,Valais,Graubünden,Aargau,Engadin,Vaud,Waadt',
  ),
  LI: cities('Vaduz'),
  LU: cities('Luxembourg=Luxemburg,Esch-sur-Alzette'),
  FR: cities(
    'Paris,Lyon,Marseille,Toulouse,Bordeaux,Lille,Nantes,Strasbourg,Montpellier,Rennes,Reims,Le Havre,Saint-Étienne,Toulon,Grenoble,Dijon,Nîmes,Aix-en-Provence,Le Mans,Clermont-Ferrand,Limoges,Amiens,Perpignan,Metz,Besançon,Orléans,Rouen,Mulhouse,Caen,Nancy,Avignon,Poitiers,La Rochelle,Angoulême,Blois,Bourges,Brive,Carcassonne,Chartres,Évreux,Mâcon,Montauban,Nevers,Niort,Sarlat,Vichy,Auxerre,Cherbourg,Narbonne,Thiers,Saumur,Saintes,Dieppe,Arras,Beauvais,Compiègne,Pau,Annecy,Chambéry,Bayonne,Biarritz,Lorient,Quimper,Vannes,Saint-Malo,Saint-Brieuc,Colmar,Troyes,Valence,Béziers,Cannes,Antibes,Ajaccio,Villeurbanne,Bron,Vénissieux,Caluire,Roubaix,Tourcoing,Versailles,Montreuil,Boulogne-Billancourt,Saint-Nazaire,Cholet,Laval,Albi,Rodez,Cahors,Périgueux,Agen,Tarbes,Arles,Gap,Épinal,?Nice,?Tours,?Angers,?Brest,?Lens,?Sens,?Vienne,?Roanne,?Gien',
    'Bretagne,Normandie,Provence,Alsace,Bourgogne,Île-de-France,Auvergne,Corse,Occitanie,Nouvelle-Aquitaine,Finistère,Morbihan,Savoie,Haute-Savoie,Ardèche,Dordogne,Pays basque,Vendée,Gironde,Drôme,Landes,Aveyron,Jura,Var,Isère,Rhône',
  ),
  BE: cities(
    'Bruxelles=Brüssel=Brussel=Brussels,Antwerpen=Anvers=Antwerp,Gent=Gand=Ghent,Brugge=Bruges,Liège=Luik=Lüttich,Namur=Namen,Leuven=Louvain,Mechelen=Malines,Charleroi,Mons,Hasselt,Kortrijk,Oostende=Ostende,Tournai,Genk,Aalst,Roeselare,Louvain-la-Neuve,Verviers,Nivelles,Wavre,Arlon,Dinant,La Louvière,Mouscron,Seraing,Waterloo,Bastogne,Eupen,Huy',
    'Vlaanderen,Wallonie,Ardennes,Limburg',
  ),
  NL: cities(
    'Amsterdam,Rotterdam,Utrecht,Den Haag=The Hague,Eindhoven,Groningen,Tilburg,Almere,Breda,Nijmegen,Enschede,Haarlem,Arnhem,Zaandam,Amersfoort,Apeldoorn,Den Bosch,Hoofddorp,Maastricht,Leiden,Dordrecht,Zoetermeer,Zwolle,Deventer,Delft,Alkmaar,Heerlen,Venlo,Leeuwarden,Hilversum,Gouda,Hengelo,Middelburg,Zutphen,Assen,Emmen,Nieuwegein,Houten,Zeist,Bilthoven,De Bilt,Wageningen,Oss,Roosendaal,Schiedam,Vlaardingen,Purmerend,Hoorn,Barneveld,Voorthuizen,Harderwijk,Nunspeet,Ermelo,?Putten,Nijkerk,Leusden,Baarn,Bussum,Naarden,Weesp,?Huizen,Woerden,Culemborg,Tiel,Zaltbommel,Veenendaal,Rhenen,Doetinchem,Winterswijk,Lochem,Borculo,Almelo,Oldenzaal,Hardenberg,?Ommen,Raalte,Kampen,Steenwijk,Meppel,Hoogeveen,Coevorden,Stadskanaal,Veendam,Winschoten,Delfzijl,Appingedam,Drachten,Heerenveen,Sneek,Bolsward,Harlingen,Franeker,Dokkum,Den Helder,Schagen,Enkhuizen,Volendam,Beverwijk,Heemskerk,IJmuiden,Velsen,Heemstede,Zandvoort,Noordwijk,Katwijk,Lisse,Hillegom,Alphen aan den Rijn,Bodegraven,Waddinxveen,Capelle aan den IJssel,Ridderkerk,Barendrecht,Spijkenisse,Hellevoetsluis,Brielle,Gorinchem,Waalwijk,Bergen op Zoom,Etten-Leur,Oosterhout,Veghel,Uden,Boxtel,Boxmeer,Helmond,Veldhoven,Valkenswaard,Weert,Roermond,Sittard,Geleen,Kerkrade,Valkenburg,?Goes,Vlissingen,Terneuzen,Zierikzee,Domburg,Lelystad,Dronten,Emmeloord,?Ede,?Best,?Urk,?Wijk bij Duurstede',
    'Friesland,Drenthe,Overijssel,Gelderland,Brabant,Noord-Brabant,Zeeland,Zuid-Holland,Noord-Holland,Flevoland,Twente',
  ),
  ES: cities(
    'Madrid,Barcelona,Valencia,Sevilla=Seville,Zaragoza,Málaga=Malaga,Murcia,Palma de Mallorca=Palma,Las Palmas,Bilbao,Alicante,Córdoba,Valladolid,Vigo,Gijón,Granada,A Coruña=La Coruña,Vitoria,Elche,Oviedo,Cartagena,Jerez,Pamplona,San Sebastián=Donostia,Santander,Burgos,Almería,Salamanca,Albacete,Logroño,Badajoz,Huelva,Lleida=Lérida,Tarragona,Girona=Gerona,León,Cádiz,Jaén,Ourense,Lugo,Cáceres,Toledo,Segovia,Ávila,Cuenca,Guadalajara,Huesca,Teruel,Soria,Zamora,Palencia,Ciudad Real,Pontevedra,Santiago de Compostela,Marbella,Sabadell,Terrassa,Hospitalet,Getafe,Leganés,Móstoles,Alcalá de Henares,Dos Hermanas,Sitges,Ibiza,Triana',
    'Andalucía,Cataluña,Comunidad Valenciana,Castilla y León,Castilla-La Mancha,Comunidad de Madrid,Vizcaya,Guipúzcoa,Bizkaia,Gipuzkoa,Menorca,Ibiza,Galicia,Asturias,Cantabria,País Vasco,Navarra,Aragón,Extremadura,La Rioja,Mallorca,Canarias,Tenerife,Baleares,Aljarafe,Costa del Sol,Costa Brava',
  ),
  PT: cities(
    'Lisboa=Lisbon,Porto,Braga,Coimbra,Funchal,Setúbal,Aveiro,Évora,Faro,Guimarães,Viseu,Leiria,Viana do Castelo,Vila Real,Bragança,Castelo Branco,Beja,Santarém,Portimão,Lagos,Sintra,Cascais,Almada,Matosinhos,Vila Nova de Gaia,Gaia,Maia,Gondomar,Póvoa de Varzim,Tavira,Óbidos,Nazaré,Ponta Delgada,Loulé,Oeiras,Amadora,Espinho',
    'Algarve,Alentejo,Minho,Douro,Açores,Madeira,Ribatejo,Beira',
  ),
  IT: cities(
    'Roma=Rome,Milano=Milan=Mailand,Napoli=Naples,Torino=Turin,Palermo,Genova=Genoa,Bologna,Firenze=Florence,Bari,Catania,Venezia=Venice,Verona,Messina,Padova=Padua,Trieste,Brescia,Parma,Modena,Reggio Emilia,Perugia,Livorno,Ravenna,Cagliari,Rimini,Ferrara,Sassari,Bergamo,Pescara,Vicenza,Trento,Bolzano,Novara,Piacenza,Ancona,Arezzo,Udine,Lecce,Pesaro,Como,Varese,Pisa,Lucca,Siena,Grosseto,Mantova,Cremona,Pavia,Monza,Asti,Alba,Cuneo,Alessandria,Treviso,Belluno,Rovigo,Pistoia,Prato,Matera,Potenza,Salerno,Caserta,Taranto,Brindisi,Foggia,Siracusa,Ragusa,Trapani,Agrigento,Cosenza,Catanzaro,Viterbo,Latina,Terni,Orvieto,Assisi,Forlì,Cesena,Faenza,Imola,Aosta,Savona,Sanremo,La Spezia,Lodi,Lecco,Sondrio,Olbia,?Prato,?Terni',
    'Toscana,Sicilia,Sardegna,Lombardia,Piemonte,Veneto,Liguria,Puglia,Umbria,Marche,Lazio,Campania,Calabria,Emilia-Romagna,Abruzzo,Basilicata,Friuli,Trentino,Alto Adige,Salento,Chianti,Langhe,Brianza',
  ),
  DK: cities(
    'København=Copenhagen,Aarhus=Århus,Odense,Aalborg,Esbjerg,Roskilde,Randers,Kolding,Vejle,Horsens,Silkeborg,Herning,Viborg,Holstebro,Fredericia,Svendborg,Nyborg,Middelfart,Sønderborg,Aabenraa,Haderslev,Tønder,Ribe,Varde,Ikast,Skive,Thisted,Hjørring,Frederikshavn,Skagen,Hobro,Grenaa,Ebeltoft,Skanderborg,Odder,Hillerød,Helsingør,Hørsholm,Køge,Næstved,Slagelse,Ringsted,Holbæk,Kalundborg,Nykøbing Falster,Vordingborg,Rønne,Frederiksberg,Gentofte,Lyngby,Ballerup,Gladsaxe,Hvidovre,Taastrup,Greve,Solrød',
    'Fyn,Jylland,Sjælland,Bornholm,Nordjylland,Midtjylland,Sønderjylland,Lolland,Falster',
  ),
  SE: cities(
    'Stockholm,Göteborg=Gothenburg,Malmö,Uppsala,Västerås,Örebro,Linköping,Helsingborg,Jönköping,Norrköping,Lund,Umeå,Gävle,Borås,Eskilstuna,Södertälje,Karlstad,Växjö,Halmstad,Sundsvall,Luleå,Trollhättan,Östersund,Kalmar,Falun,Kristianstad,Karlskrona,Skövde,Visby,Mölndal,Kungsbacka,Kungälv,Partille,Ystad,Simrishamn,Trelleborg,Landskrona,Ängelholm,Hässleholm,Varberg,Falkenberg,Alingsås,Lerum,Uddevalla,Strömstad,Lysekil,Lidköping,Mariestad,Falköping,Nässjö,Värnamo,Ljungby,Älmhult,Vetlanda,Västervik,Oskarshamn,Nybro,Ronneby,Karlshamn,Motala,Mjölby,Nyköping,Katrineholm,Strängnäs,Enköping,Köping,Karlskoga,Kumla,Arvika,Kristinehamn,Borlänge,Leksand,Rättvik,Sandviken,Hudiksvall,Söderhamn,Härnösand,Örnsköldsvik,Skellefteå,Piteå,Kiruna,Gällivare,Åre,Norrtälje,Sigtuna,Täby,Sollentuna,Nacka,Huddinge,Vallentuna,Österåker,?Sala,?Boden,?Mora',
    'Skåne,Småland,Dalarna,Gotland,Värmland,Halland,Norrland,Västra Götaland,Öland',
  ),
  NO: cities(
    'Oslo,Bergen,Trondheim,Stavanger,Tromsø,Kristiansand,Drammen,Bodø,Ålesund,Haugesund,Sandnes,Fredrikstad,Sarpsborg,Moss,Halden,Tønsberg,Sandefjord,Larvik,Skien,Porsgrunn,Arendal,Grimstad,Mandal,Flekkefjord,Egersund,Stord,Voss,Odda,Førde,Florø,Molde,Kristiansund,Steinkjer,Levanger,Stjørdal,Namsos,Mo i Rana,Mosjøen,Narvik,Harstad,Svolvær,Alta,Hammerfest,Kirkenes,Hamar,Lillehammer,Gjøvik,Elverum,Kongsvinger,Hønefoss,Kongsberg,Notodden,Geilo,Røros,Jessheim,Lillestrøm,Asker,Sandvika',
    'Nordland,Troms,Finnmark,Vestland,Rogaland,Agder,Telemark,Vestfold,Innlandet,Trøndelag,Østlandet,Vestlandet,Nord-Norge,Lofoten,Hardanger,Sogn,Hallingdal,Gudbrandsdalen,Valdres',
  ),
  FI: cities('Helsinki=Helsingfors,Tampere,Turku,Oulu,Espoo,Vantaa,Jyväskylä,Kuopio,Lahti'),
  KZ: cities('Алматы=Almaty=Алма-Ата=Алма-Ате,Астана=Астане=Astana,Шымкент=Шымкенте,Караганда=Караганде', ''),
  PL: cities(
    'Warszawa=Warszawie=Warszawy=Warsaw,Kraków=Krakowie=Krakowa=Krakow,Łódź=Łodzi,Wrocław=Wrocławiu=Wrocławia,Poznań=Poznaniu=Poznania,Gdańsk=Gdańsku=Gdańska=Gdansk,Szczecin=Szczecinie=Szczecina,Bydgoszcz=Bydgoszczy,Lublin=Lublinie=Lublina,Białystok=Białymstoku=Białegostoku,Katowice=Katowicach=Katowic,Gdynia=Gdyni,Sopot=Sopocie,Częstochowa=Częstochowie,Radom=Radomiu,Sosnowiec=Sosnowcu,Toruń=Toruniu=Torunia,Kielce=Kielcach=Kielc,Rzeszów=Rzeszowie=Rzeszowa,Gliwice=Gliwicach=Gliwic,Zabrze=Zabrzu,Olsztyn=Olsztynie=Olsztyna,Bielsko-Biała=Bielsku-Białej,Zielona Góra=Zielonej Górze,Rybnik=Rybniku,Tychy=Tychach,Opole=Opolu,Elbląg=Elblągu,Płock=Płocku,Tarnów=Tarnowie=Tarnowa,Chorzów=Chorzowie,Koszalin=Koszalinie,Kalisz=Kaliszu,Legnica=Legnicy,Zakopane=Zakopanem,Nowy Sącz=Nowym Sączu,Zamość=Zamościu,Wieliczka=Wieliczce=Wieliczki,Skawina=Skawinie=Skawiny,Niepołomice=Niepołomicach,Pruszków=Pruszkowie,Piaseczno=Piasecznie',
    'Małopolska,Mazowsze,Śląsk,Pomorze,Mazury,Podhale,Kaszuby,Wielkopolska,Dolny Śląsk',
  ),
  CZ: cities(
    'Praha=Praze=Prahy=Prague,Brno=Brně=Brna,Ostrava=Ostravě=Ostravy,Plzeň=Plzni=Plzně,Liberec=Liberci,Olomouc=Olomouci,České Budějovice=Českých Budějovicích,Hradec Králové=Hradci Králové,Ústí nad Labem,Pardubice=Pardubicích,Zlín=Zlíně,Havířov=Havířově,Kladno=Kladně,Opava=Opavě,Karlovy Vary=Karlových Varech,Jihlava=Jihlavě,Teplice=Teplicích,Děčín=Děčíně,Tábor=Táboře,Znojmo=Znojmě,Mikulov=Mikulově,Třebíč=Třebíči,Kutná Hora=Kutné Hoře,Telč=Telči,Vsetín=Vsetíně,Prostějov=Prostějově,Přerov=Přerově,Český Krumlov=Českém Krumlově=Českého Krumlova,Mariánské Lázně=Mariánských Lázních,Uherské Hradiště=Uherském Hradišti,Nový Jičín=Novém Jičíně,Mladá Boleslav=Mladé Boleslavi,Frýdek-Místek=Frýdku-Místku,Kroměříž=Kroměříži,Karviná=Karviné,Cheb=Chebu',
    'Morava,Vysočina,Šumava,Krkonoše,Beskydy',
  ),
  SK: cities(
    'Bratislava=Bratislave,Košice=Košiciach,Žilina=Žiline,Nitra=Nitre,Trnava=Trnave,Prešov=Prešove,Banská Bystrica',
  ),
  HU: cities('Budapest,Debrecen,Szeged,Pécs,Győr'),
  RO: cities('București=Bucharest,Cluj-Napoca=Cluj,Timișoara,Iași,Brașov,Constanța,Sibiu'),
  SI: cities('Ljubljana,Maribor,Celje'),
  HR: cities('Zagreb,Rijeka,Zadar,Osijek,Dubrovnik,?Split'),
  RS: cities('Beograd=Belgrade,Novi Sad'),
  BG: cities('Sofia=София,Plovdiv=Пловдив,Varna=Варна'),
  GR: cities('Αθήνα=Athens,Θεσσαλονίκη=Thessaloniki,Πάτρα=Patras,Ηράκλειο=Heraklion'),
  TR: cities(
    "İstanbul=Istanbul=İstanbul'da=İstanbul'un,Ankara=Ankara'da,İzmir=Izmir=İzmir'de,Bursa=Bursa'da,Antalya=Antalya'da,Adana=Adana'da,Konya=Konya'da,Gaziantep=Gaziantep'te,Mersin=Mersin'de,Kayseri=Kayseri'de,Eskişehir=Eskişehir'de,Trabzon=Trabzon'da,Samsun=Samsun'da,Kadıköy=Kadıköy'de,Beşiktaş=Beşiktaş'ta,Üsküdar=Üsküdar'da,Bodrum=Bodrum'da,Fethiye=Fethiye'de,Muğla=Muğla'da,Denizli=Denizli'de",
  ),
  RU: cities(
    'Москва=Москве=Москвы=Moscow,Санкт-Петербург=Санкт-Петербурге=Санкт-Петербурга=Петербурге,Новосибирск=Новосибирске,Екатеринбург=Екатеринбурге,Казань=Казани,Нижний Новгород=Нижнем Новгороде,Челябинск=Челябинске,Самара=Самаре,Омск=Омске,Ростов-на-Дону=Ростове-на-Дону,Уфа=Уфе,Красноярск=Красноярске,Воронеж=Воронеже,Пермь=Перми,Волгоград=Волгограде,Краснодар=Краснодаре,Саратов=Саратове,Тюмень=Тюмени,Тула=Туле,Сочи,Калининград=Калининграде,Томск=Томске,Иркутск=Иркутске,Ярославль=Ярославле,Тверь=Твери,Химки=Химках,Мытищи=Мытищах',
  ),
  UA: cities('Київ=Києві=Kyiv=Киев=Киеве,Львів=Львові=Lviv,Одеса=Одесі=Odesa,Харків=Харкові=Kharkiv,Дніпро'),
  IL: cities('Tel Aviv,Jerusalem,Haifa'),
  AE: cities('Dubai=دبي,Abu Dhabi=أبوظبي=أبو ظبي,Sharjah=الشارقة,Ajman=عجمان'),
  SA: cities(
    'Riyadh=الرياض,Jeddah=جدة,Mecca=مكة=مكة المكرمة,Medina=المدينة المنورة,Dammam=الدمام,Khobar=الخبر,Taif=الطائف,Abha=أبها',
  ),
  EG: cities(
    'Cairo=القاهرة,Alexandria=الإسكندرية,Giza=الجيزة,Mansoura=المنصورة,Luxor=الأقصر,Aswan=أسوان,Hurghada=الغردقة',
  ),
  MA: cities('Casablanca=الدار البيضاء,Marrakech=مراكش,Rabat=الرباط,Fès=فاس,Tanger=طنجة,Agadir=أكادير'),
  JO: cities('Amman=عمّان=عمان,Irbid=إربد,Aqaba=العقبة,Zarqa=الزرقاء'),
  KW: cities('Kuwait City=مدينة الكويت,Salmiya=السالمية,Hawalli=حولي'),
  QA: cities('Doha=الدوحة'),
  BH: cities('Manama=المنامة'),
  OM: cities('Muscat=مسقط,Salalah=صلالة'),
  LB: cities('Beirut=بيروت,Tripoli=طرابلس,Sidon=صيدا'),
  SY: cities('Damascus=دمشق,Aleppo=حلب'),
  IQ: cities('Baghdad=بغداد,Basra=البصرة,Erbil=أربيل'),
  DZ: cities('Algiers=الجزائر العاصمة,Oran=وهران'),
  TN: cities('Tunis=تونس العاصمة,Sfax=صفاقس,Sousse=سوسة'),
  SN: cities('Dakar'),
  CI: cities('Abidjan'),
  ZA: cities('Cape Town,Johannesburg,Durban,Pretoria,Stellenbosch'),
  NG: cities('Lagos,Abuja'),
  KE: cities('Nairobi,Mombasa'),
  IN: cities('Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Kolkata,Pune,Jaipur,Kochi,Ahmedabad'),
  PK: cities('Karachi,Lahore,Islamabad'),
  MY: cities('Kuala Lumpur,Penang'),
  ID: cities('Jakarta,Bali,Surabaya,Bandung'),
  PH: cities('Manila,Cebu'),
  TH: cities('Bangkok,Chiang Mai,Phuket'),
  VN: cities('Hanoi=Hà Nội,Ho Chi Minh City'),
  JP: cities(
    'Tokyo=東京,Osaka=大阪,Kyoto=京都,Yokohama=横浜,Sapporo=札幌,Kobe=神戸,Nagoya=名古屋,Fukuoka=福岡,Hiroshima=広島,Sendai=仙台,Kanazawa=金沢,Nara=奈良',
  ),
  KR: cities('Seoul=서울,Busan=부산'),
  CN: cities('Beijing=北京,Shanghai=上海,Shenzhen,Guangzhou'),
  BR: cities(
    'São Paulo=Sao Paulo,Rio de Janeiro,Brasília,Salvador,Belo Horizonte,Curitiba,Porto Alegre,Recife,Fortaleza,Florianópolis,Manaus,Goiânia,Campinas,Londrina,Maringá,Joinville,Blumenau,Ribeirão Preto,Uberlândia,Sorocaba,Niterói,Juiz de Fora,João Pessoa,Maceió,Aracaju,Cuiabá,Campo Grande,Caxias do Sul,Pelotas,Santos,São José dos Campos,Teresina,Vitória,Gramado,Ouro Preto,Paraty,?Natal,?Belém',
    'Minas Gerais,Bahia,Paraná,Santa Catarina,Rio Grande do Sul,Espírito Santo,Pernambuco,Ceará,Goiás,Mato Grosso',
  ),
  AR: cities(
    'Buenos Aires,Rosario,Mendoza,Córdoba,La Plata,Bariloche,Mar del Plata,San Miguel de Tucumán=Tucumán,Neuquén,Bahía Blanca,Posadas,Salta,Ushuaia,Paraná,Santa Fe',
  ),
  MX: cities(
    'Ciudad de México=Mexico City=CDMX,Guadalajara,Monterrey,Puebla,Mérida,Querétaro,Oaxaca,Tijuana,Cancún,Zapopan,Toluca,San Luis Potosí,Aguascalientes,Saltillo,Hermosillo,Culiacán,Morelia,Xalapa,Cuernavaca,Chihuahua,Pachuca,Tlaquepaque,San Miguel de Allende,Mazatlán,Tepic,Playa del Carmen',
    'Jalisco,Yucatán,Nuevo León,Chiapas,Michoacán,Sinaloa,Veracruz,Quintana Roo,Baja California',
  ),
  CO: cities(
    'Bogotá=Bogota,Medellín,Cali,Barranquilla,Cartagena,Cartagena de Indias,Bucaramanga,Pereira,Manizales,Cúcuta,Ibagué,Villavicencio,Santa Marta,Armenia,Popayán',
  ),
  CL: cities('Santiago de Chile,Valparaíso,Concepción'),
  PE: cities('Lima,Cusco,Arequipa'),
  UY: cities('Montevideo'),
  EC: cities('Quito,Guayaquil'),
};

/** Other names of countries that briefs use, beside the names in each language that the runtime knows. */
export const countryAliases: Readonly<Record<string, string>> = {
  US: 'US,USA,U.S.,U.S.A.,America,EE. UU.,Estados Unidos,Stati Uniti,États-Unis,Vereinigte Staaten',
  GB: 'UK,U.K.,Great Britain,Britain,Großbritannien,Inglaterra,Angleterre,Inghilterra',
  IE: 'Republic of Ireland',
  NL: 'The Netherlands,Holland',
  CZ: 'Czech Republic,Česko,Česku,Česká republika,České republice',
  PL: 'Polsce,Polski',
  RU: 'России,РФ',
  TR: "Türkiye,Türkiye'de",
  KR: 'Korea',
  AE: 'UAE',
  PH: 'The Philippines',
  DE: 'Deutschland,BRD,Niemczech,Německu,Германии',
};
