"""What an index program in Python does with pysolr (BSD, `pip install pysolr`): every method that the service offers.

Called with the service's address and its token. Prints one line for each step and ends with an error at the first that
differs.
"""

import datetime
import io
import sys

import pysolr

address, token = sys.argv[1:3]
solr = pysolr.Solr(address, auth=("index", token), timeout=10)


def same(step, found, expected):
    if found != expected:
        sys.exit(f"{step}: {found!r} instead of {expected!r}")
    print(f"{step}: as expected")


def doctor(number, **more):
    return {
        "_uniqueid": f"py{number}",
        "_language": "en",
        "c_searchsections_sm": ["Doctors"],
        "resulttitle_t": f"Robin Pythonesque{number}, MD",
        "resulturl_s": f"/find-a-physician/physician/py{number}",
        **more,
    }


def found(q, **more):
    return sorted(one["_uniqueid"] for one in solr.search(q, **{"rows": 50, "fl": "*", **more}))


same("ping", '"status":"OK"' in solr.ping().replace(" ", ""), True)
solr.add(
    [
        doctor(1, c_visible_specialties_sm=["Cardiology", "Sleep Medicine"], overallrating_tf=4.5),
        doctor(2, c_visible_specialties_sm=["Cardiology"], c_telehealth_b=True, resultbody_t="Naïve “quotes” & <b>"),
    ],
    commit=True,
)
solr.add([doctor(3, c_city_s="Chicago", c_next_available_tdt=datetime.datetime(2031, 5, 4).isoformat() + "Z")],
         commitWithin=500)
solr.commit()
same("search", found("pythonesque1"), ["py1"])
same("search of everything with filters", found("*:*", fq=["_uniqueid:py*", 'c_telehealth_b:true']), ["py2"])
same("a long search goes by POST", found("cardiology", fq="_uniqueid:(" + " OR ".join(f"py{n}" for n in range(1, 400)) + ")"),
     ["py1", "py2"])
results = solr.search("*:*", fq="_uniqueid:py*", rows=1, sort="_uniqueid desc",
                      **{"facet": "true", "facet.field": ["c_visible_specialties_sm", "c_city_s"], "facet.mincount": 1})
same("hits", (results.hits, results.docs[0]["_uniqueid"]), (3, "py3"))
same("facets", results.facets["facet_fields"],
     {"c_visible_specialties_sm": ["Cardiology", 2, "Sleep Medicine", 1], "c_city_s": ["Chicago", 1]})
same("a stored text", solr.search("*:*", fq="_uniqueid:py2").docs[0]["resultbody_t"], "Naïve “quotes” & <b>")
solr.add([{"_uniqueid": "py3", "c_city_s": "Evanston"}], fieldUpdates={"c_city_s": "set"}, commit=True)
same("a changed field", found("*:*", fq=['c_city_s:"Evanston"', "_uniqueid:py*"]), ["py3"])
solr.add([doctor(4)], boost={"resulttitle_t": "2.0"}, commit=True)
same("an add as XML", found("pythonesque4"), ["py4"])
cursor = [one["_uniqueid"] for one in solr.search("*:*", fq="_uniqueid:py*", sort="_uniqueid asc", rows=2, cursorMark="*")]
same("page after page", cursor, ["py1", "py2", "py3", "py4"])
for step, call in (
    ("a search that cannot be read", lambda: solr.search("*:*", fq="nothing:x")),
    ("an add without an id", lambda: solr.add([{"resulttitle_t": "nobody"}])),
    ("a file to extract", lambda: solr.extract(named)),
):
    named = io.BytesIO(b"text")
    named.name = "a.txt"
    try:
        call()
    except pysolr.SolrError as error:
        same(step, "HTTP 40" in str(error) and "Reason: None" not in str(error), True)
    else:
        sys.exit(f"{step}: no error")
solr.delete(id="py1", commit=True)
solr.delete(id=["py2", "py3"], commit=True)
same("deleted ids", found("*:*", fq="_uniqueid:py*"), ["py4"])
solr.delete(q="_uniqueid:py4")
solr.optimize()
same("a deleted query", found("*:*", fq="_uniqueid:py*"), [])
