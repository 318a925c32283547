"""Joins the site's two typefaces into one variable font, so that a page fetches one file.

Its axis `wght` has Hanken Grotesk from 400 to 600 for text, and Eczar SemiBold at 700 for headings
and amounts: from 670 on, the feature `rvrn` replaces each glyph by Eczar's. Hanken Grotesk has no
rupee sign; Figtree's has its height and stroke width. Eczar's is that of its Medium.
fonts.test.ts compares the result with its sources, glyph by glyph.

To be run again only when a typeface changes, from the project's root, with Python 3 and
`pip install fonttools==4.66.1 brotli`:

    python lib/build/assets/faces/join-faces.py
"""

from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib.builder import buildVarData, buildVarRegionList, buildVarStore
from fontTools.varLib.featureVars import addFeatureVariations
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

TEXT = "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"
RUPEE = "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2"
HEADING = "@expo-google-fonts/eczar/Eczar_600SemiBold.ttf"
HEADING_RUPEE = "@expo-google-fonts/eczar/Eczar_500Medium.ttf"
RESULT = "lib/build/assets/faces/joined-faces.woff2"

WEIGHTS = (400, 400, 700)
# The share of the way from 400 to 700 after which glyphs are Eczar's.
HEADING_FROM = 0.9
PREFIX = "heading."
RUPEE_SIGN = 0x20B9


def reread(font):
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    font = TTFont(file)
    # What is read late would be read with glyphs that were added meanwhile.
    font.ensureDecompiled(recurse=True)
    return font


def cut(font, characters):
    """The font with these characters and its kerning."""
    options = Options()
    options.layout_features = ["kern"]
    options.drop_tables += ["STAT", "meta"]
    options.glyph_names = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return reread(font)


def variable(path, characters):
    font = cut(TTFont(f"node_modules/{path}"), characters)
    return reread(instantiateVariableFont(font, {"wght": WEIGHTS}))


def take_glyph(target, source, name, new_name):
    """Copies a glyph with its advance width and its variations, if it has any."""
    target["glyf"][new_name] = source["glyf"][name]
    target.setGlyphOrder(list(target["glyf"].glyphOrder))
    target["hmtx"].metrics[new_name] = source["hmtx"].metrics[name]
    variations = source["gvar"].variations.get(name, []) if "gvar" in source else []
    target["gvar"].variations[new_name] = variations


def lighten_rupee(heading):
    """Gives the rupee sign the strokes of a lighter weight, and leaves it its width: with two bars
    more than any figure it would be the darkest spot of each amount, and touch the first figure."""
    lighter = cut(TTFont(f"node_modules/{HEADING_RUPEE}"), {RUPEE_SIGN})
    name = heading.getBestCmap()[RUPEE_SIGN]
    width, _ = heading["hmtx"].metrics[name]
    glyph = lighter["glyf"][lighter.getBestCmap()[RUPEE_SIGN]]
    heading["glyf"][name] = glyph
    heading["hmtx"].metrics[name] = (width, glyph.xMin)


def add_kerning(target, source):
    lookups = target["GPOS"].table.LookupList.Lookup
    own = source["GPOS"].table.LookupList.Lookup
    added = list(range(len(lookups), len(lookups) + len(own)))
    lookups.extend(own)
    for record in target["GPOS"].table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [*record.Feature.LookupListIndex, *added]
        record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    target["GPOS"].table.LookupList.LookupCount = len(lookups)


def vary_metrics(target, source):
    """Gives Eczar its ascender, descender and line gap (table MVAR)."""
    values = [
        ("hasc", source["hhea"].ascent - target["hhea"].ascent),
        ("hdsc", source["hhea"].descent - target["hhea"].descent),
        ("hlgp", source["hhea"].lineGap - target["hhea"].lineGap),
    ]
    regions = buildVarRegionList([{"wght": (HEADING_FROM, 1, 1)}], ["wght"])
    data = buildVarData([0], [[difference] for _, difference in values], optimize=False)
    table = otTables.MVAR()
    table.Version = 0x00010000
    table.Reserved = 0
    table.VarStore = buildVarStore(regions, [data])
    table.ValueRecord = []
    for index, (tag, _) in enumerate(values):
        record = otTables.MetricsValueRecord()
        record.ValueTag = tag
        record.VarIdx = index
        table.ValueRecord.append(record)
    table.ValueRecordSize = 8
    table.ValueRecordCount = len(values)
    target["MVAR"] = newTable("MVAR")
    target["MVAR"].table = table


def main():
    characters = set(TTFont(f"node_modules/{TEXT}").getBestCmap())
    font = variable(TEXT, characters)
    rupee = variable(RUPEE, {RUPEE_SIGN})
    heading = TTFont(f"node_modules/{HEADING}")
    heading.setGlyphOrder([PREFIX + name for name in heading.getGlyphOrder()])
    heading = cut(heading, {*characters, RUPEE_SIGN})
    lighten_rupee(heading)

    take_glyph(font, rupee, rupee.getBestCmap()[RUPEE_SIGN], "rupee")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE_SIGN] = "rupee"
    for name in heading.getGlyphOrder():
        take_glyph(font, heading, name, name)
    add_kerning(font, heading)

    headings = heading.getBestCmap()
    replaced = {
        name: headings[code] for code, name in font.getBestCmap().items() if code in headings
    }
    addFeatureVariations(font, [([{"wght": (HEADING_FROM, 1)}], replaced)], featureTag="rvrn")
    vary_metrics(font, heading)
    del font["HVAR"]
    add_HVAR(font)

    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16):
            font["name"].setName("LedgerFaces", record.nameID, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(RESULT)


main()
