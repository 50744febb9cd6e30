# What an index program in Perl does with WebService::Solr (libwebservice-solr-perl): every method that the service offers.
# Called with the service's address and its token. Prints one line for each step and dies at the first that differs.
use strict;
use warnings;
use LWP::UserAgent;
use WebService::Solr;

my ($address, $token) = @ARGV;
my $agent = LWP::UserAgent->new(timeout => 10);
$agent->default_header('Authorization' => "Token $token");
my $solr = WebService::Solr->new($address, { agent => $agent, autocommit => 0 });

sub same {
    my ($step, $found, $expected) = @_;
    die "$step: $found instead of $expected\n" if $found ne $expected;
    print "$step: as expected\n";
}

sub found {
    my ($query, %more) = @_;
    my $answer = $solr->search($query, { rows => 50, %more });
    return join ' ', sort map { $_->value_for('_uniqueid') } $answer->docs;
}

sub doctor {
    my ($number, @more) = @_;
    return WebService::Solr::Document->new(
        [ _uniqueid => "pl$number" ], [ _language => 'en' ], [ c_searchsections_sm => 'Doctors' ],
        [ resulttitle_t => "Robin Perlesque$number, MD" ], [ resulturl_s => "/pl$number" ], @more,
    );
}

same('ping', $solr->ping ? 'yes' : 'no', 'yes');
$solr->add([
    doctor(1, [ c_visible_specialties_sm => 'Cardiology' ], [ c_visible_specialties_sm => 'Sleep Medicine' ]),
    doctor(2, [ c_visible_specialties_sm => 'Cardiology' ], [ resultbody_t => 'quotes " & <b>' ]),
]) or die "add\n";
$solr->update(doctor(3)) or die "update\n";
$solr->commit or die "commit\n";
same('search', found('perlesque1'), 'pl1');
same('filters', found('*:*', fq => [ '_uniqueid:pl*', 'c_visible_specialties_sm:"Cardiology"' ]), 'pl1 pl2');
my $answer = $solr->search('*:*', { fq => '_uniqueid:pl*', rows => 1, facet => 'true',
    'facet.field' => 'c_visible_specialties_sm' });
same('hits', $answer->content->{response}{numFound}, 3);
same('facets', join(' ', @{ $answer->facet_counts->{facet_fields}{c_visible_specialties_sm} }), 'Cardiology 2 Sleep Medicine 1');
my $pager = $answer->pager;
same('pages', $pager->total_entries, 3);
same('a stored text', ($solr->search('*:*', { fq => '_uniqueid:pl2' })->docs)[0]->value_for('resultbody_t'), 'quotes " & <b>');
my $refused = $solr->search('*:*', { fq => 'nothing:x' });
same('a search that cannot be read', $refused->ok ? 'yes' : 'no', 'no');
$solr->delete_by_id('pl1') or die "delete\n";
$solr->delete_by_query('_uniqueid:pl2') or die "delete\n";
$solr->delete({ id => 'pl3' }) or die "delete\n";
$solr->optimize or die "optimize\n";
same('deleted', found('*:*', fq => '_uniqueid:pl*'), '');
